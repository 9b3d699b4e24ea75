import { Stack, Text } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { LIMITS } from '../../../core/room/limits.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { TextListField } from '../fields/TextListField.tsx';
import { useEditor } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { mendingText } from '../text/mending.ts';

/** The further answers that open a lock with words (P7), and an empty field for one more. */
export function FurtherAnswers({ active: { id, item } }: { active: ActiveItem }) {
  const accepted = useEditor((state) => (state.accepted?.lock === id ? state.accepted : null));
  return (
    <Stack gap="3" role="group" aria-label={faceEditorText.alsoAccepts}>
      <TextListField
        texts={item.alsoAccepts}
        limit={LIMITS.alsoAccepts}
        textLimit={LIMITS.password}
        labelAt={faceEditorText.alsoAcceptsAt}
        markOf={(text) => text === accepted?.answer && <NewAnswer times={accepted.times} />}
        toCommand={(alsoAccepts) => ({ type: 'setAlsoAccepts', id, alsoAccepts })}
      />
      <Text textStyle="xs" color="fg.subtle" mt="-1">
        {faceEditorText.alsoAcceptsHelp}
      </Text>
    </Stack>
  );
}

function NewAnswer({ times }: { times: number }) {
  return (
    <Chip data-new-answer borderColor="accent" color="accent.fg">
      <Sparkles aria-hidden /> {mendingText.newAnswer(times)}
    </Chip>
  );
}
