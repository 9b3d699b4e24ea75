import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCaptionAtTop } from '../../notices/captionPlace.ts';
import { useGame, useGameplay } from '../../table/gameContext.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../marks/Mark.tsx';
import { MARK_LOOKS } from '../marks/markLooks.ts';
import { useSeated, useSeatName } from '../teamContext.ts';
import type { Slip, TellingState } from '../telling/tellingStore.ts';
import { useTelling } from '../telling/useTelling.ts';

/** Milliseconds for which a slip is shown, to which some are added for each letter. */
const STAYS = 2000;
const PER_LETTER = 50;

/** Below that line, and below a close-up's name plate. */
const belowLine = (line: string) => `max(${line}, var(--below-name, 0rem))`;

/** Tells at the top of the stage what somebody else did; one region tells screen readers. */
export function NewsSlip() {
  useTelling();
  const isCaptionAtTop = useCaptionAtTop();
  return (
    <>
      <VisuallyHidden role="status" data-told>
        <Spoken />
      </VisuallyHidden>
      <Box
        aria-live="off"
        position="absolute"
        insetInline="0"
        // Below the line about own actions, on the other side than captions.
        {...(isCaptionAtTop
          ? { bottom: '3.5' }
          : { top: { base: belowLine('3.25rem'), md: belowLine('0.875rem') } })}
        css={{
          _wideRoom: { top: isCaptionAtTop ? 'auto' : belowLine('3.25rem') },
          _sideways: { top: belowLine('0.5rem'), bottom: 'auto' },
          // Over a dialog, `NewsOverDialog` shows it instead.
          _belowDialog: { visibility: 'hidden' },
        }}
        zIndex="3"
        display="grid"
        justifyItems="center"
        paddingX="3"
        pointerEvents="none"
      >
        <Slips />
      </Box>
    </>
  );
}

/** The slips while a dialog covers the stage and silences its live region: at the top of the window. */
export function NewsOverDialog() {
  const { telling } = useSeated();
  const [before] = useState(() => telling.getState().spoken);
  return (
    <Box
      position="fixed"
      insetInline="0"
      top="max(0.25rem, env(safe-area-inset-top))"
      zIndex="10"
      display="grid"
      justifyItems="center"
      // On a phone held sideways a lock's clock and buttons are at the right.
      css={{ _sideways: { justifyItems: 'start' } }}
      paddingX="3"
      pointerEvents="none"
    >
      <VisuallyHidden role="status" data-told-in-dialog>
        <Spoken before={before} />
      </VisuallyHidden>
      <Slips isOverDialog />
    </Box>
  );
}

/**
 * The live region. `before` is the text that screen readers have already spoken; the region is empty until
 * another one follows.
 */
function Spoken({ before = null }: { before?: TellingState['spoken'] }) {
  const { telling } = useSeated();
  const spoken = useStore(telling, (s) => s.spoken);
  const needsLine = useNeedsLine();
  return (
    <>
      {needsLine && <span>{togetherText.line.needsLine}</span>}
      {/* A new element is announced even if its text is the same as before. */}
      {spoken && spoken !== before && <span key={spoken.id}>{spoken.text}</span>}
    </>
  );
}

function Slips({ isOverDialog = false }: { isOverDialog?: boolean }) {
  const { telling } = useSeated();
  const slip = useStore(telling, (s) => s.slips[0]);
  const [former, setFormer] = useFormer(slip);
  const needsLine = useNeedsLine();
  if (needsLine)
    return (
      <Plate seat={null}>
        <Text aria-hidden>{togetherText.line.needsLine}</Text>
      </Plate>
    );
  return (
    <>
      {former && (
        <ShownSlip
          key={former.id}
          slip={former}
          isOverDialog={isOverDialog}
          onGone={() => setFormer(undefined)}
        />
      )}
      {slip && <ShownSlip key={slip.id} slip={slip} isOverDialog={isOverDialog} />}
    </>
  );
}

/** Whether the player has just tried an action that is never sent late, without a connection (T16). */
function useNeedsLine(): boolean {
  return useGameplay((s) => s.actFailure === 'offline' && s.sent.length === 0);
}

/** Returns the previous slip until it has faded. */
function useFormer(slip: Slip | undefined) {
  const [shown, setShown] = useState(slip);
  const [former, setFormer] = useState<Slip>();
  if (shown !== slip) {
    setShown(slip);
    setFormer(shown);
  }
  return [former, setFormer] as const;
}

interface ShownSlipProps {
  slip: Slip;
  /** True over a dialog: then the slip has no link, since the dialog stays open. */
  isOverDialog: boolean;
  /** Called once the slip has faded; without it the slip stays. */
  onGone?: () => void;
}

/** A slip, shown for as long as it takes to read it. A pointer or the focus on it stops that time. */
function ShownSlip({ slip, isOverDialog, onGone }: ShownSlipProps) {
  const { gameplay } = useGame();
  const { telling } = useSeated();
  const [isHeld, setIsHeld] = useState(false);
  const { by, text } = slip;
  const way = isOverDialog ? null : (slip.way ?? null);
  const name = useSeatName(by);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => telling.getState().endSlip(slip), STAYS + PER_LETTER * text.length);
    return () => clearTimeout(timer);
  }, [telling, slip, text, isHeld]);
  const isNamed = name !== null && text.startsWith(name);
  return (
    <Plate seat={by} onHold={way === null ? undefined : setIsHeld} onGone={onGone}>
      <Text aria-hidden fontSize="md" fontWeight="600" lineHeight="1.3" overflowWrap="anywhere">
        {isNamed && (
          <Box as="span" color="#fbdc8c">
            {name}
          </Box>
        )}
        {isNamed ? text.slice(name.length) : text}
      </Text>
      {way !== null && (
        <Button
          size="sm"
          minHeight="11"
          minWidth="11"
          borderRadius="full"
          pointerEvents="auto"
          aria-label={`${togetherText.signals.go}: ${text}`}
          onClick={() => {
            telling.getState().endSlip(slip);
            void gameplay.getState().go(way);
          }}
        >
          {togetherText.signals.go}
        </Button>
      )}
    </Plate>
  );
}

interface PlateProps {
  seat: number | null;
  /** Called when a pointer enters or leaves; without it taps go through the slip. */
  onHold?: ((isHeld: boolean) => void) | undefined;
  /** Called once the slip has faded; without it the slip never fades. */
  onGone?: (() => void) | undefined;
  children: React.ReactNode;
}

function Plate({ seat, onHold, onGone, children }: PlateProps) {
  return (
    <Flex
      gridArea="1 / 1"
      align="center"
      gap="2.5"
      maxWidth="34rem"
      minHeight="11"
      paddingX="4"
      paddingY="1.5"
      bg="#1d1320"
      color="#fff6e2"
      borderRadius="full"
      border="1.5px solid"
      borderColor={(seat !== null && MARK_LOOKS[seat]?.line) || '#a06d22'}
      boxShadow="lifted"
      animationName={onGone ? 'fade-out' : 'slide-from-top, fade-in'}
      animationDuration={onGone ? '200ms' : '160ms'}
      animationFillMode="both"
      inert={onGone !== undefined}
      onAnimationEnd={onGone}
      {...(onHold && {
        pointerEvents: 'auto',
        paddingEnd: '1.5',
        onPointerEnter: () => onHold(true),
        onPointerLeave: () => onHold(false),
        onFocus: () => onHold(true),
        onBlur: () => onHold(false),
      })}
    >
      {seat !== null && <Mark seat={seat} size={24} />}
      {children}
    </Flex>
  );
}
