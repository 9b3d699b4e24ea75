/** Files of a folder that the user does not mean to add: hidden ones, and those of operating systems. */
const NOT_MEANT = /^(\..*|Thumbs\.db|desktop\.ini)$/i;
/** Types offered by file fields; some systems do not know that an SVG is a picture. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml,.svg';
/** Maximum number of files accepted at once. */
export const MOST_FILES = 100;

export interface PickedFiles {
  /** In the order of a folder: by name, with 2 before 10. */
  files: readonly File[];
  /** Whether some were left out because there were too many. */
  areTooMany: boolean;
}

/** The dropped files, including those in folders. */
export async function readDropped({ items, files }: DataTransfer): Promise<PickedFiles> {
  // Read at once: the browser clears the list after the first wait.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return pickPictures([...files]);
  const found: File[] = [];
  for (const entry of entries) await collect(entry, found);
  return pickPictures(found);
}

/** Leaves out files that the user cannot mean. Other files that are no pictures get an error on the bench. */
export function pickPictures(files: readonly File[]): PickedFiles {
  const byName = new Intl.Collator(undefined, { numeric: true });
  const meant = files
    .filter(({ name }) => isMeant(name))
    .sort((one, other) => byName.compare(one.name, other.name));
  return { files: meant.slice(0, MOST_FILES), areTooMany: meant.length > MOST_FILES };
}

function isMeant(name: string): boolean {
  return !NOT_MEANT.test(name);
}

/** Collects one more than allowed, so that the excess is noticed. */
async function collect(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length > MOST_FILES || !isMeant(entry.name)) return;
  if (isFile(entry)) found.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
  else if (isFolder(entry)) for (const child of await childrenOf(entry)) await collect(child, found);
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** Reads a folder; a reader returns a hundred entries at a time, and none at its end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    children.push(...some);
  }
}
