import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { plainKey } from '../../../shared/keys/keyOf.ts';
import { type ScenePoint, SIGNALS, type SignalKind } from '../../../shared/ports/LiveChannel.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../marks/Mark.tsx';
import { MARK_LOOKS } from '../marks/markLooks.ts';
import { useSeated } from '../teamContext.ts';
import type { SignalMenu } from './companyStore.ts';
import { SIGNAL_ICONS } from './flags.tsx';
import { stageAround } from './useOwnPointer.ts';

interface SignalChoiceProps {
  menu: Extract<SignalMenu, { at: ScenePoint }>;
  /** In percent of the stage's visible part. */
  place: { x: number; y: number };
  onChoose: (kind: SignalKind) => void;
  onClose: () => void;
}

/**
 * The menu of the four signals, chosen by arrow keys, numbers, taps, or by releasing the pointer over one.
 */
export function SignalChoice({ menu, place, onChoose, onClose }: SignalChoiceProps) {
  const list = useRef<HTMLDivElement>(null);
  useFocusWithin(list);
  const { signals } = togetherText;
  const isRing = menu.type === 'ring';
  const title = menu.type === 'list' && menu.label !== null ? signals.at(menu.label) : signals.tool;

  function onKeyDown(event: KeyboardEvent): void {
    // Prevents that another shortcut uses the key.
    event.stopPropagation();
    if (event.key === 'Tab') onClose();
    if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== ' ') event.preventDefault();
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    const numbered = SIGNALS[Number(plainKey(event.key)) - 1];
    if (numbered) onChoose(numbered);
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const focused = buttons.findIndex((button) => button.matches(':focus'));
    const next = isRing ? AROUND[event.key] : nextInList(event.key, focused, buttons.length);
    if (next !== undefined) buttons[next]?.focus({ preventScroll: true });
  }

  const items = SIGNALS.map((kind, index) => (
    <SignalItem key={kind} kind={kind} number={index + 1} isRing={isRing} onChoose={onChoose} />
  ));
  return (
    <>
      <Box
        position="absolute"
        inset="0"
        pointerEvents="auto"
        bg={isRing ? 'rgb(8 6 14 / 0.45)' : 'transparent'}
        onClick={onClose}
        onContextMenu={(event) => event.preventDefault()}
      />
      <Box
        ref={list}
        role="menu"
        aria-label={title}
        pointerEvents="auto"
        onKeyDown={onKeyDown}
        {...(isRing ? RING : LIST)}
        data-side={place.x < 50 ? 'end' : 'start'}
        style={{ '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties}
      >
        {isRing ? <OwnMark /> : <ListTitle>{title}</ListTitle>}
        {items}
        {!isRing && (
          <Text aria-hidden fontSize="0.9rem" color="#5b4632" paddingX="2" paddingTop="1">
            {signals.keys}
          </Text>
        )}
      </Box>
    </>
  );
}

/** The direction of each arrow key, as a place in the ring of signals. */
const AROUND: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

function nextInList(key: string, focused: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: focused + 1,
    ArrowUp: focused + count - 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : next % count;
}

/** Takes the focus, and returns it at the end. */
function useFocusWithin(list: { current: HTMLElement | null }): void {
  useEffect(() => {
    const menu = list.current;
    const before = document.activeElement;
    menu?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement !== document.body && !menu?.contains(activeElement)) return;
      const room = stageAround(menu)?.querySelector<HTMLElement>('[role="group"]');
      const back =
        before instanceof HTMLElement && before.isConnected && before !== document.body ? before : room;
      back?.focus({ preventScroll: true });
    };
  }, [list]);
}

interface SignalItemProps {
  kind: SignalKind;
  number: number;
  isRing: boolean;
  onChoose: (kind: SignalKind) => void;
}

function SignalItem({ kind, number, isRing, onChoose }: SignalItemProps) {
  const Icon = SIGNAL_ICONS[kind];
  const word = togetherText.signals.kinds[kind];
  const Item = isRing ? RingItem : ListItem;
  return (
    <Item
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-keyshortcuts={String(number)}
      data-kind={kind}
      onClick={() => onChoose(kind)}
    >
      <Icon aria-hidden size={isRing ? 26 : 20} />
      <span>{word}</span>
      {!isRing && <kbd>{number}</kbd>}
    </Item>
  );
}

function OwnMark() {
  const { seat } = useSeated();
  return (
    <Flex
      aria-hidden
      position="absolute"
      boxSize="52px"
      left="-26px"
      top="-26px"
      align="center"
      justify="center"
      borderRadius="full"
      border="4px solid"
      borderColor={MARK_LOOKS[seat]?.line}
      boxShadow="0 0 0 2px #1d1320"
    >
      <Mark seat={seat} size={30} />
    </Flex>
  );
}

function ListTitle({ children }: { children: ReactNode }) {
  return (
    <Text fontWeight="650" color="#2a1a12" paddingX="2" paddingBottom="1.5" overflowWrap="anywhere">
      {children}
    </Text>
  );
}

/** The ring: centred on the pressed place, but moved so that all of it stays on the stage. */
const RING = {
  position: 'absolute',
  left: 'clamp(9.75rem, var(--x), calc(100% - 9.75rem))',
  top: 'clamp(var(--reach), var(--y), calc(100% - var(--reach) - 1rem))',
  css: {
    '--far': 'min(6.75rem, 50cqh - 2.75rem)',
    '--reach': 'calc(var(--far) + 2.25rem)',
  },
  animationName: 'scale-in, fade-in',
  animationDuration: '160ms',
} as const;

/** The list: beside the thing in focus, in the other half of the stage. */
const LIST = {
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  width: 'min(18rem, 100% - 1.5rem)',
  maxHeight: 'calc(100% - 0.75rem)',
  overflowY: 'auto',
  padding: '3.5',
  borderRadius: '12px',
  border: '2px solid #1d1320',
  bg: '#f8ecd2',
  boxShadow: '0 0 0 6px #5c3420, 0 0 0 8px #1d1320, 0 12px 30px rgb(0 0 0 / 0.5)',
  css: { '&[data-side=end]': { right: '4' }, '&[data-side=start]': { left: '4' } },
  animationName: 'fade-in',
  animationDuration: '160ms',
} as const;

const RingItem = chakra('button', {
  base: {
    position: 'absolute',
    boxSize: '60px',
    left: '-30px',
    top: '-30px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    layerStyle: 'enamelPlate',
    color: '#fff6e2',
    cursor: 'pointer',
    '&[data-kind=ping]': { translate: '0 calc(-1 * var(--far))' },
    '&[data-kind=come]': { translate: 'var(--far) 0' },
    '&[data-kind=help]': { translate: '0 var(--far)' },
    '&[data-kind=thanks]': { translate: 'calc(-1 * var(--far)) 0' },
    _hover: { layerStyle: 'brassPlate' },
    _focusVisible: {
      layerStyle: 'brassPlate',
      outline: '4px solid #a5dcff',
      outlineOffset: '2px',
      boxShadow: '0 0 0 8px #0d1222',
    },
    '& > span': {
      position: 'absolute',
      top: 'calc(100% - 0.5rem)',
      left: '50%',
      translate: '-50% 0',
      paddingX: '2.5',
      borderRadius: '8px',
      border: '1.5px solid #a06d22',
      bg: '#1d1320',
      color: '#fff6e2',
      fontWeight: '650',
      lineHeight: '1.5',
      whiteSpace: 'nowrap',
    },
  },
});

const ListItem = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    width: 'full',
    minHeight: '12',
    paddingX: '3',
    borderRadius: '8px',
    color: '#2a1a12',
    fontWeight: '650',
    textAlign: 'start',
    cursor: 'pointer',
    '& > span': { flex: '1' },
    '& > kbd': {
      minWidth: '7',
      textAlign: 'center',
      borderRadius: '5px',
      border: '1.5px solid #2a1a12',
      bg: '#fffaf0',
      fontFamily: 'inherit',
    },
    _hover: { bg: '#ecc766' },
    _focus: { bg: '#ecc766' },
    _focusVisible: { outline: '4px solid #a5dcff', boxShadow: '0 0 0 8px #0d1222' },
  },
});
