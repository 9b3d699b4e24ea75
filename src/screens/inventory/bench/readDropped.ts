/** What a folder has beside its pictures: hidden files, and those of operating systems. */
const NOT_MEANT = /^(\..*|Thumbs\.db|desktop\.ini)$/i;
/** As many are taken at once at most. */
const MOST = 100;

/** The files that were let go, those of folders too. */
export async function readDropped({ items, files }: DataTransfer): Promise<readonly File[]> {
  // At once: after the first wait the browser has taken the list back.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return pickPictures([...files]);
  const found: File[] = [];
  for (const entry of entries) await collect(entry, found);
  return pickPictures(found);
}

/** Those that somebody may have meant; what is no picture among them says so on the bench. */
export function pickPictures(files: readonly File[]): readonly File[] {
  return files.filter(({ name }) => !NOT_MEANT.test(name)).slice(0, MOST);
}

async function collect(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= MOST) return;
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
