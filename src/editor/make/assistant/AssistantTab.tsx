import { Button, chakra, Flex, Heading, Stack, Textarea } from '@chakra-ui/react';
import { ChevronDown, Eraser } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { REPLY_LIMIT, readReply } from '../../../../core/make/assistant/readReply.ts';
import type { Surroundings } from '../../../../core/make/furnish/model.ts';
import { FieldFrame } from '../../../shared/form/FieldFrame.tsx';
import { presentLanguage } from '../../../shared/language/language.ts';
import { namesInAllLanguages } from '../../text/catalogueNames.ts';
import { makeAssistantText } from '../../text/makeAssistant.ts';
import { synonymsOf } from '../../text/synonyms.ts';
import { MakeBody } from '../MakeBody.tsx';
import type { MakeTabProps } from '../makeTab.ts';
import { useKept } from '../useKept.ts';
import { AskForm } from './AskForm.tsx';
import { ReplyFaults, ReplyMends } from './ReplyNotes.tsx';

/** Takes the recipe that an assistant of the creator's own wrote. Nothing leaves the browser. */
export function AssistantTab({ surroundings }: MakeTabProps) {
  const [pasted, paste] = useKept('pasted', '');
  const field = useRef<HTMLTextAreaElement>(null);
  const { made, mends, faults } = useReply(pasted, surroundings);
  const isEmpty = pasted.trim() === '';
  const hasFaults = !isEmpty && faults.length > 0;
  return (
    <MakeBody made={made} emptyHelp={hasFaults ? makeAssistantText.notYet : makeAssistantText.empty}>
      <Stack gap="4">
        <FirstStep isOpen={isEmpty}>
          <AskForm surroundings={surroundings} />
        </FirstStep>
        <FieldFrame label={makeAssistantText.paste} help={makeAssistantText.pasteHelp}>
          <Textarea
            ref={field}
            rows={8}
            textStyle="xs"
            resize="vertical"
            spellCheck={false}
            autoCapitalize="off"
            value={pasted}
            // One character too many is enough to say so; megabytes would stall the page.
            onChange={(event) => paste(event.target.value.slice(0, REPLY_LIMIT + 1))}
          />
        </FieldFrame>
        {hasFaults && <ReplyFaults faults={faults} />}
        {!isEmpty && mends.length > 0 && <ReplyMends mends={mends} />}
        {!isEmpty && (
          <Flex>
            <Button
              variant="ghost"
              minH="11"
              ms="-4"
              onClick={() => {
                paste('');
                field.current?.focus();
              }}
            >
              <Eraser aria-hidden />
              {makeAssistantText.clear}
            </Button>
          </Flex>
        )}
      </Stack>
    </MakeBody>
  );
}

/** The first step, folded away once something is pasted. */
function FirstStep({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <chakra.details open={isOpen} css={{ '&[open] summary > svg': { rotate: '180deg' } }}>
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minH="11"
        cursor="pointer"
        listStyleType="none"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '& > svg': { boxSize: '4', flexShrink: '0', transition: 'rotate 140ms' },
        }}
      >
        <Heading as="h3" size="sm">
          {makeAssistantText.ask}
        </Heading>
        <ChevronDown aria-hidden />
      </chakra.summary>
      {children}
    </chakra.details>
  );
}

/** What becomes of the pasted text; a moment later than the text itself, so that typing stays smooth. */
function useReply(pasted: string, surroundings: Surroundings) {
  const reply = useDeferredValue(pasted);
  const language = presentLanguage();
  return useMemo(() => {
    const { defaultName, defaultIntroduction } = makeAssistantText;
    return readReply(reply, {
      ...surroundings,
      wordsFor: ({ name }) => [...namesInAllLanguages(name), synonymsOf(name)].join(' '),
      defaults: { roomName: defaultName, introduction: defaultIntroduction, language },
    });
  }, [reply, surroundings, language]);
}
