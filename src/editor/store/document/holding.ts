import type { HoldingActions } from '../editorActions.ts';
import type { EditorDeps } from '../editorState.ts';

/** Keeps texts over their limits for their fields. */
export function createHolding({ get, set }: EditorDeps): HoldingActions {
  return {
    holdText: (field, text) => {
      const { [field]: former, ...others } = get().longTexts;
      if (text) set({ longTexts: { ...others, [field]: text } });
      else if (former) set({ longTexts: others });
    },
  };
}
