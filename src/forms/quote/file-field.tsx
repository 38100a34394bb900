import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../components/form/field';
import { TextButton } from '../../components/form/text-button';
import { fill } from '../../content-model/texts/fill';
import { checkFiles, describeFile, fileExtensions, filesMegabytes } from '../../message/files';
import * as styles from './file-field.module.css';

/** Written into the bundle by the build, from `FILES_MB` (gatsby-config.ts). */
const megabytes = Number(process.env.GATSBY_FILES_MB) || filesMegabytes;

/** Why a file cannot join those that are chosen, or undefined. */
const findProblem = (file: File, chosen: readonly File[]): string | undefined => {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!fileExtensions.some((known) => known === extension))
    return fill(TEXTS.files.type, { name: file.name });
  const problem = checkFiles([...chosen, file], megabytes, TEXTS.files);
  return problem && file.size > 0 ? fill(TEXTS.files.leftOut, { problem, name: file.name }) : problem;
};

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

interface FileFieldProps {
  id: string;
  name: string;
  label?: string;
  /** The server's complaint. */
  error: string | undefined;
}

/** The files of a request, with a button to remove each; without scripts, the browser's own field alone. */
export const FileField = ({ label = TEXTS.files.label, error, ...field }: FileFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    // What was chosen before the scripts ran.
    setFiles(Array.from(input.current?.files ?? []));
    const clear = () => setFiles([]);
    const form = input.current?.form;
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  /** The input itself holds the files, so that the browser can send them, too. */
  const keep = (chosen: readonly File[]) => {
    const transfer = new DataTransfer();
    for (const file of chosen) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(chosen);
  };

  /** The browser replaces what was chosen before; people expect that it stays. */
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...files];
    const problems: string[] = [];
    for (const file of Array.from(currentTarget.files ?? [])) {
      if (chosen.some((each) => isSame(each, file))) continue;
      const found = findProblem(file, chosen);
      if (found === undefined) chosen.push(file);
      else problems.push(found);
    }
    keep(chosen);
    setProblem(problems[0]);
  };

  const remove = (file: File) => {
    keep(files.filter((each) => each !== file));
    setProblem(undefined);
    input.current?.focus();
  };

  return (
    <div className={styles.files}>
      <TextField
        {...field}
        ref={input}
        type="file"
        label={label}
        optional
        multiple
        hint={fill(TEXTS.files.hint, { megabytes })}
        accept={fileExtensions.map((extension) => `.${extension}`).join()}
        error={problem ?? error}
        onChange={add}
      />
      <p aria-live="polite" data-visually-hidden>
        {files.length === 0
          ? ''
          : fill(TEXTS.files.chosen, { names: files.map(({ name }) => name).join(', ') })}
      </p>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`} className={styles.file}>
              <span className={styles.name}>{`${describeFile(file, LOCALE.tag)} `}</span>
              <TextButton
                spoken={fill(TEXTS.files.removeFile, { name: file.name })}
                onClick={() => remove(file)}
              >
                {TEXTS.files.remove}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
