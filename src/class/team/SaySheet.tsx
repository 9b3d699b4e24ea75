import { Button, chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Check, MessageSquare, Send } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { type ClassMessage, READY_MESSAGES } from '../../../core/class/classSession.ts';
import { messageText } from '../../play/class/messageText.ts';
import { TextAreaField } from '../../shared/form/TextField.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { Sheet } from '../page/Sheet.tsx';
import { teacherText } from '../text/teacher.ts';

interface SaySheetProps {
  /** Number of the team; null for all. */
  number: number | null;
  onClose: () => void;
}

/** Sends a message to one team or to all: one from a list, or one in the teacher's own words (Q5). */
export function SaySheet({ number, onClose }: SaySheetProps) {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  const [ready, setReady] = useState<(typeof READY_MESSAGES)[number] | null>(null);
  const [own, setOwn] = useState('');
  const [isSending, setSending] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { say } = teacherText;
  const team = board.teams.find((each) => each.team === number);
  const message = messageOf(ready, own);
  async function send() {
    if (message === null || isSending) return;
    setSending(true);
    if (await order({ type: 'say', team: number, message })) onClose();
    else setSending(false);
  }
  /** Sends what was chosen or typed; Enter on a button presses that. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // The sheet opens at the first ready message, which the first space of a typed sentence would choose.
    if (isTyped(event)) event.currentTarget.querySelector('textarea')?.focus();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }
  return (
    <Sheet
      title={team ? say.toTeam(team.name) : say.toAll}
      facts={team ? say.seenByOne : say.seenByAll(board.teams.filter(({ seats }) => seats.length > 0).length)}
      picture={<MessageSquare size={26} aria-hidden />}
      width={34}
      initialFocus={first}
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={onClose} marginInlineStart="auto">
            {teacherText.cancel}
          </Button>
          <Plate
            material="brass"
            disabled={message === null}
            aria-busy={isSending}
            onClick={() => void send()}
          >
            <Send aria-hidden /> {say.send}
          </Plate>
        </>
      }
    >
      <Stack gap="4" padding={{ base: '4', md: '6' }} onKeyDown={onKeyDown}>
        {isOffline && <Notice tone="warning">{say.waits}</Notice>}
        <Ready
          first={first}
          chosen={own.trim() === '' ? ready : null}
          onChoose={(chosen) => {
            setReady(chosen);
            setOwn('');
          }}
        />
        <TextAreaField
          label={say.own(CLASS_LIMITS.messageLength)}
          value={own}
          limit={CLASS_LIMITS.messageLength}
          help={say.help}
          // Only one line, since the pupils' slip has no space for more.
          onChange={(text) => setOwn(text.replaceAll(/\s*\n\s*/g, ' '))}
        />
      </Stack>
    </Sheet>
  );
}

/** Whether a key writes a character, other than the space, which chooses. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/**
 * Returns the message: the typed text, or else the chosen one. Null if both are empty, or the text is too
 * long.
 */
function messageOf(ready: (typeof READY_MESSAGES)[number] | null, own: string): ClassMessage | null {
  const text = own.trim();
  if (text.length > CLASS_LIMITS.messageLength) return null;
  if (text !== '') return { type: 'own', text };
  return ready === null ? null : { type: 'ready', message: ready };
}

interface ReadyProps {
  first: Ref<HTMLInputElement>;
  chosen: (typeof READY_MESSAGES)[number] | null;
  onChoose: (message: (typeof READY_MESSAGES)[number]) => void;
}

function Ready({ first, chosen, onChoose }: ReadyProps) {
  const name = useId();
  return (
    <chakra.fieldset minWidth="0">
      <VisuallyHidden as="legend">{teacherText.say.choices}</VisuallyHidden>
      <Stack gap="2">
        {READY_MESSAGES.map((message) => (
          <Choice key={message} data-chosen={message === chosen || undefined}>
            <chakra.input
              ref={message === READY_MESSAGES[0] ? first : undefined}
              type="radio"
              srOnly
              name={name}
              checked={message === chosen}
              onChange={() => onChoose(message)}
            />
            <span>{messageText({ type: 'ready', message })}</span>
            {message === chosen && <Check size={18} aria-hidden />}
          </Choice>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '11',
    paddingX: '4',
    paddingY: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: '600',
    boxShadow: 'inset 0 0 0 1.5px {colors.border.strong}',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    '&[data-chosen]': { bg: 'bg.chosen', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
});
