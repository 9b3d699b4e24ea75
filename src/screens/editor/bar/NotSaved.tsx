import { CircleAlert } from 'lucide-react';
import { WarningBanner } from '../../../components/WarningBanner.tsx';
import { useEditor } from '../session/editorContext.ts';
import { isSaveRefused, saveHelpFor } from './saveHelp.ts';

/** Says across the page why the account does not take the room, for as long as the creator has to do something about it. */
export function NotSaved() {
  const saveState = useEditor((state) => state.saveState);
  return (
    <WarningBanner isShown={isSaveRefused(saveState)}>
      <CircleAlert aria-hidden />
      {saveHelpFor(saveState)}
    </WarningBanner>
  );
}
