/** The build's names of immutable files. */
const BUILT = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

const known = new Map<string, BuiltFile>();

/**
 * A file of the built app. It is the same for everybody, so it is read once, and searched only once for each
 * word.
 */
export class BuiltFile {
  readonly text: string;
  readonly #held = new Map<string, boolean>();

  constructor(text: string) {
    this.text = text;
  }

  static find(address: string): BuiltFile | undefined {
    return known.get(pathOf(address));
  }

  /**
   * Keeps a file that a page has loaded. Returns undefined if it is not a file of the build, or if its page closed
   * before it could be read.
   */
  static keep(address: string, text: string): BuiltFile | undefined {
    const path = pathOf(address);
    if (!BUILT.test(path) || text === '') return undefined;
    const file = new BuiltFile(text);
    known.set(path, file);
    return file;
  }

  /** Whether the file contains a word in one of its forms. */
  holds(word: string, forms: readonly string[]): boolean {
    const held = this.#held.get(word) ?? forms.some((form) => this.text.includes(form));
    this.#held.set(word, held);
    return held;
  }
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
