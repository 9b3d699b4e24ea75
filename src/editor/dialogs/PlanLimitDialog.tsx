import { Button, Text } from '@chakra-ui/react';
import { Link } from '../../shared/kit/Link.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';
import { EditorDialog } from './EditorDialog.tsx';

/** Says that the plan allows no more rooms, so that the open room stays on this device. */
export function PlanLimitDialog() {
  const { dismissPlanLimit } = useEditorActions();
  const actions = (
    <>
      <Button variant="ghost" onClick={dismissPlanLimit}>
        {editorText.planLimit.goOn}
      </Button>
      <Button variant="outline" asChild>
        <Link to="/projects">{editorText.planLimit.toProjects}</Link>
      </Button>
      <Button asChild>
        <Link to="/pricing">{editorText.planLimit.toPricing}</Link>
      </Button>
    </>
  );
  return (
    <EditorDialog title={editorText.planLimit.title} onClose={dismissPlanLimit} actions={actions}>
      <Text color="fg.muted">{editorText.planLimit.text}</Text>
    </EditorDialog>
  );
}
