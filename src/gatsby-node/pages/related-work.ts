/** The fields of a case study or project that relations depend on. */
export interface WorkNode extends Pick<Queries.Page, 'id' | 'path' | 'title'> {
  image: { src: { id: string } };
  services: { slug: string }[];
  industry: { slug: string } | null;
  /** The project that a case study tells of. */
  project?: { id: string } | null;
}

export const relatedCount = 3;

/** "Impex" and "Impex: case study" are the same work. */
const normalizeTitle = ({ title }: WorkNode): string => (title.split(':')[0] ?? title).trim().toLowerCase();

const isSameWork = (one: WorkNode, other: WorkNode): boolean =>
  one.id === other.id ||
  one.project?.id === other.id ||
  other.project?.id === one.id ||
  normalizeTitle(one) === normalizeTitle(other) ||
  one.image.src.id === other.image.src.id;

/**
 * Drops work that the list already has: the same entry, its case study, or one with the same title or picture.
 * @returns as many as a page may need, of which one may be the page's own: comparing thousands with one another takes minutes
 */
export const dropRepeats = <Node extends WorkNode>(nodes: readonly Node[]): Node[] => {
  const kept: Node[] = [];
  for (const [index, node] of nodes.entries()) {
    if (kept.length > relatedCount) break;
    if (!nodes.slice(0, index).some((before) => isSameWork(before, node))) kept.push(node);
  }
  return kept;
};

/**
 * Selects the work that a page shows, case studies first.
 * @param chosen paths that an editor chose, in their order, even if their titles are alike; without them, the work that
 * `belongs` to the page
 */
export const selectWork = (
  chosen: readonly string[] | null | undefined,
  work: readonly WorkNode[],
  belongs: (node: WorkNode) => boolean,
): WorkNode[] => {
  const selected = chosen
    ? chosen.flatMap((path) => work.find((node) => node.path === path) ?? [])
    : dropRepeats(work.filter(belongs));
  return selected.slice(0, relatedCount);
};

/** Sorts entries by similarity: the same industry and shared services count; their order decides ties. */
export const sortByCloseness = <Node extends WorkNode>(to: WorkNode, among: readonly Node[]): Node[] => {
  const services = new Set(to.services.map(({ slug }) => slug));
  const closeness = (node: WorkNode): number =>
    (to.industry && node.industry?.slug === to.industry.slug ? 2 : 0) +
    node.services.filter(({ slug }) => services.has(slug)).length;
  return among
    .filter((node) => !isSameWork(node, to))
    .map((node) => ({ node, close: closeness(node) }))
    .sort((a, b) => b.close - a.close)
    .map(({ node }) => node);
};
