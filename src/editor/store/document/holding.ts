import type { EditorActions } from '../editorActions.ts';
import type { EditorDeps } from '../editorState.ts';

/** Texts over their limits, as their fields hold them. */
export function createHolding({ get, set }: EditorDeps): Pick<EditorActions, 'holdText'> {
  return {
    holdText: (field, text) => {
      const { [field]: former, ...others } = get().longTexts;
      if (text) set({ longTexts: { ...others, [field]: text } });
      else if (former) set({ longTexts: others });
    },
  };
}
