/** Makes a folder and those above it that are missing, for their owner alone. @throws the system's error */
export function makeFolder(folder: string): void;
