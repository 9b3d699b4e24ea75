/** What a folder has beside its pictures: hidden files, and those of operating systems. */
const NOT_MEANT = /^(\..*|Thumbs\.db|desktop\.ini)$/i;
/** What a field for files offers to choose; some systems do not know that a drawing is a picture. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml,.svg';
/** As many are taken at once at most. */
export const MOST_FILES = 100;

export interface PickedFiles {
  /** As a folder shows them: by their names, with 2 before 10. */
  files: readonly File[];
  /** Whether some were left out, since they were too many. */
  areTooMany: boolean;
}

/** The files that were let go, those of folders too. */
export async function readDropped({ items, files }: DataTransfer): Promise<PickedFiles> {
  // At once: after the first wait the browser has taken the list back.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return pickPictures([...files]);
  const found: File[] = [];
  for (const entry of entries) await collect(entry, found);
  return pickPictures(found);
}

/** Those that somebody may have meant; what is no picture among them says so on the bench. */
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

/** One more than are taken, so that it can be told of them. */
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

/** A reader answers a hundred at a time, and none at its end. */
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
