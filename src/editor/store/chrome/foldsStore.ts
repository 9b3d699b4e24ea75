import { createStore, type StoreApi } from 'zustand';

/** How far the sheet of a small screen stands up: its grip alone, below the room's scenes, or over them up to the room. */
const SHEET_STOPS = ['low', 'half', 'high'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

interface Folds {
  /** The palette, on large screens. */
  isPaletteFolded: boolean;
  /** The settings of what is selected, on large screens. */
  isPanelFolded: boolean;
  sheet: SheetStop;
  /** Keys without Ctrl are left to the browser and to whoever speaks to it (WCAG 2.1.4). */
  areSingleKeysOff: boolean;
  /** The palette's groups that are folded, until the editor is left. */
  foldedGroups: readonly string[];
  /** The panel's groups that are unfolded, likewise. */
  openSections: readonly string[];
}

export interface FoldsState extends Folds {
  fold: (change: Partial<Folds>) => void;
  /** The room alone, or both panels again. */
  toggleBoth: () => void;
  /** One stop up or down, as far as it goes. */
  moveSheet: (by: 1 | -1) => void;
}

export type FoldsStore = StoreApi<FoldsState>;

const KEY = 'editor-folds';

/** Which of the editor's panels are folded, and which keys it answers; `storage` keeps it from one visit to the next. */
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

/** What was kept may come from another version of the product. */
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
