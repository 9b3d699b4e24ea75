import { useEffect, useRef } from 'react';
import { MADE_LANGUAGES } from '../../../../core/make/words/language.ts';
import { useProfile } from '../../../shared/context/appStores.ts';
import { useBackend } from '../../../shared/context/useBackend.ts';
import { presentLanguage } from '../../../shared/language/language.ts';
import { GUEST_OWNER } from '../../../shared/ports/DraftsPort.ts';
import { createTextsKeeper } from '../../store/document/longTexts.ts';
import { useKept } from '../useKept.ts';
import { emptySheet, fromStored, type Sheet, toStored } from './sheet.ts';

/** Under this name, which no room has, the list stands among the texts that are kept beside drafts. */
const KEPT_AS = 'questions';

/** The sheet as it was left, also before a reload, and a function that changes and keeps it. */
export function useSheet(): [Sheet, (sheet: Sheet) => void] {
  const { drafts } = useBackend();
  const owner = useProfile(({ userId }) => userId) || GUEST_OWNER;
  const [kept, setKept] = useKept<Sheet | null>('questions', null);
  const keeper = useRef<ReturnType<typeof createTextsKeeper> | null>(null);
  const blank = useRef<Sheet | null>(null);
  const isKnown = useRef(kept !== null);

  function change(sheet: Sheet): void {
    isKnown.current = true;
    keeper.current ??= createTextsKeeper(drafts, owner);
    keeper.current(KEPT_AS, toStored(sheet));
    setKept(sheet);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the tab is first shown.
  useEffect(() => {
    if (isKnown.current) return;
    drafts
      .loadTexts(owner, KEPT_AS)
      .then((stored) => {
        const sheet = fromStored(stored);
        // What was typed meanwhile is newer.
        if (sheet && !isKnown.current) setKept(sheet);
      })
      .catch((error: unknown) => console.warn('Questions kept in this browser could not be read.', error));
  }, []);

  blank.current ??= emptySheet(MADE_LANGUAGES.find((language) => language === presentLanguage()) ?? 'en');
  return [kept ?? blank.current, change];
}
