import { Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '../../../core/room/limits.ts';
import { TextListField } from '../fields/TextListField.tsx';
import type { ActiveItem } from '../session/useRoom.ts';
import { faceEditorText } from '../text/faceEditor.ts';

/** The further answers that open a lock with words (P7), and an empty field for one more. */
export function FurtherAnswers({ active: { id, item } }: { active: ActiveItem }) {
  return (
    <Stack gap="3" role="group" aria-label={faceEditorText.alsoAccepts}>
      <TextListField
        texts={item.alsoAccepts}
        limit={LIMITS.alsoAccepts}
        textLimit={LIMITS.password}
        labelAt={faceEditorText.alsoAcceptsAt}
        toCommand={(alsoAccepts) => ({ type: 'setAlsoAccepts', id, alsoAccepts })}
      />
      <Text textStyle="xs" color="fg.subtle" mt="-1">
        {faceEditorText.alsoAcceptsHelp}
      </Text>
    </Stack>
  );
}
