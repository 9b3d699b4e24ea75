import { Button } from '@chakra-ui/react';
import { ListPlus } from 'lucide-react';
import { takesStep } from '../../../core/make/step/takesStep.ts';
import { useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { makeStepText } from '../text/makeStep.ts';

/** Asks for one more lock before what players find at this thing; absent for things without a part in the puzzle. */
export function AddStepButton({ active: { id, room } }: { active: ActiveItem }) {
  const { showAid } = useEditorActions();
  if (!takesStep(room, id)) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      alignSelf="start"
      maxW="full"
      minH={{ base: '11', xl: '9' }}
      onClick={() => showAid('step')}
    >
      <ListPlus aria-hidden />
      {makeStepText.begin}
    </Button>
  );
}
