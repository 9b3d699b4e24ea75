import { Flex, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type Ref, useContext, useEffect, useId, useRef } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { DialogClock } from '../clock/DialogClock.tsx';
import { Enlargeable, EnlargeButton } from '../reading/Enlargeable.tsx';
import { ClassAtTable } from '../table/classAtTable.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { hintsText } from '../text/hints.ts';
import { tableText } from '../text/table.ts';
import { HintRungs } from './HintRungs.tsx';

/**
 * The ladder of hints. Each request reveals one more rung of the next step; the last rung does the step
 * (P16).
 */
export function HintDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const ask = useRef<HTMLButtonElement>(null);
  const ladder = useGameplay((s) => s.ladder);
  const inClass = useContext(ClassAtTable);
  const mayAsk = inClass?.mayAskHints !== false;
  useClosedByStep(onClose);
  return (
    <ModalDialog
      labelledBy={titleId}
      initialFocus={ask}
      closesBeside
      onClose={onClose}
      width="min(30rem, var(--window-width) - 1.5rem)"
    >
      <Flex align="flex-start" gap="3" marginTop="-2" marginEnd="-3">
        <Heading as="h2" id={titleId} size="xl" flex="1" color="accent.fg">
          {hintsText.title}
        </Heading>
        <DialogClock />
        <EnlargeButton />
        <IconButton aria-label={tableText.close} variant="ghost" onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
      <Stack gap="4" marginTop="2">
        {ladder.length === 0 ? (
          <Enlargeable>
            <Text color="fg.muted">
              {mayAsk ? (inClass ? hintsText.introInClass : hintsText.intro) : hintsText.teacherGives}
            </Text>
          </Enlargeable>
        ) : (
          <Enlargeable>
            <HintRungs ladder={ladder} />
          </Enlargeable>
        )}
        {mayAsk && (
          <>
            <Trouble />
            <AskButton ref={ask} />
          </>
        )}
      </Stack>
    </ModalDialog>
  );
}

/** Closes the dialog once the last rung has done the step, so that the room is seen. */
function useClosedByStep(onClose: () => void) {
  const isTaken = useGameplay((s) =>
    s.lastEvents.some((event) => event.type === 'hint' && event.hint.rung === 'done'),
  );
  const announcements = useGameplay((s) => s.announcements);
  const opened = useRef(announcements);
  useEffect(() => {
    if (isTaken && announcements > opened.current) onClose();
  }, [isTaken, announcements, onClose]);
}

function AskButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { gameplay } = useGame();
  const isActing = useGameplay((s) => s.isActing);
  const last = useGameplay((s) => s.ladder.at(-1));
  const isStep = last?.next === 'done';
  const isInClass = useContext(ClassAtTable) !== null;
  const words = last === undefined ? hintsText.first : isStep ? hintsText.take : hintsText.next;
  return (
    <>
      {isStep && <Text color="fg.muted">{isInClass ? hintsText.takeHelpInClass : hintsText.takeHelp}</Text>}
      <Plate
        ref={ref}
        material={isStep ? 'enamel' : 'brass'}
        size="lg"
        aria-busy={isActing}
        onClick={() => void gameplay.getState().askHint()}
      >
        {isActing ? hintsText.asking : words}
      </Plate>
    </>
  );
}

function Trouble() {
  const hasNoHint = useGameplay((s) => s.hasNoHint);
  const failure = useGameplay((s) => s.actFailure);
  const words = failure === 'offline' ? hintsText.noConnection : hintsText.failed;
  return (
    <Text role="status" color="fg.warning" _empty={{ display: 'none' }}>
      {hasNoHint ? hintsText.none : failure && words}
    </Text>
  );
}
