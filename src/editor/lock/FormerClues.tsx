import { Box, Button } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import { definitionOf } from '../../../core/lock/faces.ts';
import { toldByOf } from '../../../core/room/toldBy.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { formerCodeOf } from '../store/document/cluedCodes.ts';
import { answerText } from '../text/answerText.ts';
import { itemName } from '../text/editorMessages.ts';
import { faceEditorText } from '../text/faceEditor.ts';

/** Lists the clues chosen for a former answer, until the creator has checked them. */
export function FormerClues({ active: { id, item, room } }: { active: ActiveItem }) {
  const code = useEditor(({ cluedCodes }) => formerCodeOf(item, cluedCodes[id]));
  const { confirmClues } = useEditorActions();
  if (code === null || !definitionOf(item.face).needsClue) return null;
  const clues = toldByOf(item).map((clue) => itemName(room, clue));
  return (
    <Notice tone="warning" role="status">
      <Lightbulb aria-hidden />
      <Box minW="0">
        <span translate="no">{faceEditorText.formerClues(clues, answerText(item.face, code) || code)}</span>
        <Button
          variant="outline"
          size="xs"
          display="flex"
          mt="2"
          minH={{ base: '11', xl: '7' }}
          onClick={() => confirmClues(id)}
        >
          {faceEditorText.cluesFit}
        </Button>
      </Box>
    </Notice>
  );
}
