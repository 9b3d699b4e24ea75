import { IconButton } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';

/** On small screens: returns from the item's settings to the tabs. */
export function PanelBack() {
  const { closePanel } = useEditorActions();
  return (
    <IconButton
      variant="ghost"
      size="sm"
      minW="11"
      h="11"
      ms="-3"
      me="-2"
      display={{ lg: 'none' }}
      data-guide="back"
      aria-label={editorText.panel.close}
      onClick={closePanel}
    >
      <ArrowLeft />
    </IconButton>
  );
}
