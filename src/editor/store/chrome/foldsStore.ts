import { createStore, type StoreApi } from 'zustand';

/** How high the sheet of a small screen stands: only its grip, below the room's scenes, or up to the room. */
const SHEET_STOPS = ['low', 'half', 'high'] as const;
type SheetStop = (typeof SHEET_STOPS)[number];

interface Folds {
  /** The palette, on large screens. */
  isPaletteFolded: boolean;
  /** The settings panel, on large screens. */
  isPanelFolded: boolean;
  sheet: SheetStop;
  /** Turns off shortcuts without Ctrl, for speech control (WCAG 2.1.4). */
  areSingleKeysOff: boolean;
  /** Folded groups of the palette, until the editor is left. */
  foldedGroups: readonly string[];
  /** Unfolded groups of the panel, until the editor is left. */
  openSections: readonly string[];
}

export interface FoldsState extends Folds {
  fold: (change: Partial<Folds>) => void;
  /** Folds both panels, or unfolds both. */
  toggleBoth: () => void;
  /** Moves one stop up or down. */
  moveSheet: (by: 1 | -1) => void;
}

export type FoldsStore = StoreApi<FoldsState>;

const KEY = 'editor-folds';

/** Which panels are folded, and which shortcuts are active; kept in `storage`. */
export function createFoldsStore(storage: Pick<Storage, 'getItem' | 'setItem'>): FoldsStore {
  return createStore<FoldsState>()((set, get) => {
    function fold(change: Partial<Folds>): void {
      set(change);
      const { isPaletteFolded, isPanelFolded, sheet, areSingleKeysOff } = get();
      storage.setItem(KEY, JSON.stringify({ isPaletteFolded, isPanelFolded, sheet, areSingleKeysOff }));
    }
    return {
      ...parseFolds(storage.getItem(KEY)),
      fold,
      toggleBoth: () => {
        const isFolded = !(get().isPaletteFolded && get().isPanelFolded);
        fold({ isPaletteFolded: isFolded, isPanelFolded: isFolded });
      },
      moveSheet: (by) => {
        const stop = SHEET_STOPS[SHEET_STOPS.indexOf(get().sheet) + by];
        if (stop) fold({ sheet: stop });
      },
    };
  });
}

/** Parses what was kept, perhaps by another version of the product. */
function parseFolds(kept: string | null): Folds {
  const words = kept ?? '';
  return {
    isPaletteFolded: words.includes('"isPaletteFolded":true'),
    isPanelFolded: words.includes('"isPanelFolded":true'),
    sheet: SHEET_STOPS.find((stop) => words.includes(`"sheet":"${stop}"`)) ?? 'half',
    areSingleKeysOff: words.includes('"areSingleKeysOff":true'),
    foldedGroups: [],
    openSections: [],
  };
}
