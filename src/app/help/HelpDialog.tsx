import { Button } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EditorDialog } from '../../editor/dialogs/EditorDialog.tsx';
import { ManualParts } from '../../editor/manual/ManualParts.tsx';
import { manualText } from '../../editor/text/manual.ts';
import { appText } from '../../shared/text/app.ts';

/** The manual over any page, at the address `#help`. */
export function HelpDialog() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate({ search, hash: '' }, { replace: true });
  return (
    <EditorDialog
      title={manualText.title}
      isWide
      keepsActions
      onClose={close}
      actions={
        <Button minH="11" onClick={close}>
          {appText.close}
        </Button>
      }
    >
      <ManualParts />
    </EditorDialog>
  );
}
