import { useEditorActions } from '../session/editorContext.ts';
import { CHOSEN_BACKGROUND, goOnIn } from '../session/goOnIn.ts';

/** Leads to the backgrounds in the palette, at the present one: otherwise nothing would happen if they are open already. */
export function useChooseBackground(): () => void {
  const { setActiveTab } = useEditorActions();
  return () => {
    setActiveTab('themes');
    goOnIn(CHOSEN_BACKGROUND);
  };
}
