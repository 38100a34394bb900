import sharp from 'sharp';

/** What a preview needs of Gatsby's cache (`cache` of a Node API) and of a File node. */
interface Cache {
  get(key: string): Promise<unknown>;
  set(key: string, value: string): Promise<unknown>;
}
interface PictureFile {
  absolutePath: string;
  internal: { contentDigest: string };
}

/**
 * A small version of a picture as a data URL of a few KB, for the HTML: it shows with the first paint, before the picture is
 * loaded. gatsby-plugin-image's own (`placeholder: BLURRED`) knows no AVIF, which is half the size.
 * @param width in pixels; below the width at which it is shown it looks blurred
 * @throws when sharp cannot read the file
 */
export const preview = async (file: PictureFile, width: number, cache: Cache): Promise<string> => {
  const key = `preview ${width} ${file.internal.contentDigest}`;
  const known = await cache.get(key);
  if (typeof known === 'string') return known;
  const picture = await sharp(file.absolutePath).rotate().resize(width).avif({ quality: 20 }).toBuffer();
  const url = `data:image/avif;base64,${picture.toString('base64')}`;
  await cache.set(key, url);
  return url;
};
