import { Stack, Text, Textarea } from '@chakra-ui/react';
import { useMemo } from 'react';
import { type MadeRoom, proveRecipe } from '../../../../core/make/prove.ts';
import { parseRecipe } from '../../../../core/recipe/recipeSchema.ts';
import { readJson } from '../../../../core/util/readJson.ts';
import { FieldFrame } from '../../../shared/form/FieldFrame.tsx';
import { makeAssistantText } from '../../text/makeAssistant.ts';
import { MakeBody } from '../MakeBody.tsx';
import type { MakeTabProps } from '../makeTab.ts';
import { useKept } from '../useKept.ts';

/** Takes the recipe that an assistant of the creator's own wrote. Nothing leaves the browser. */
export function AssistantTab({ surroundings: { catalogue } }: MakeTabProps) {
  const [pasted, paste] = useKept('pasted', '');
  const made = useMemo((): MadeRoom | null => {
    const parsed = parseRecipe(readJson(pasted));
    const proved = parsed.ok ? proveRecipe(parsed.value, catalogue) : parsed;
    return proved.ok ? proved.value : null;
  }, [pasted, catalogue]);
  return (
    <MakeBody made={made} emptyHelp={makeAssistantText.empty}>
      <Stack gap="4">
        <FieldFrame label={makeAssistantText.paste} help={makeAssistantText.pasteHelp}>
          <Textarea
            rows={10}
            fontFamily="mono"
            textStyle="xs"
            spellCheck={false}
            value={pasted}
            onChange={(event) => paste(event.target.value)}
          />
        </FieldFrame>
        {pasted.trim() !== '' && !made && <Text role="alert">{makeAssistantText.noRecipe}</Text>}
      </Stack>
    </MakeBody>
  );
}
