import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { type ComponentProps, type FocusEvent, useRef } from 'react';
import { BELOW_BANNER } from '../page/belowBanner.ts';
import { appText } from '../text/app.ts';
import { type Notice, takeNotices } from './toaster.ts';

/** Of several messages, only the newest is in front: a failure waits behind it until that is gone. */
const ONE_IN_FRONT = { overlap: true, pauseOnPageIdle: true, duration: 6000 } as const;
const atTheFoot = createToaster({ placement: 'bottom', ...ONE_IN_FRONT });
/**
 * In the editor, scenes, menus and findings are at the bottom, and the tool's banner at the top of the room.
 */
const overTheRoom = createToaster({
  placement: 'top',
  offsets: { top: 'var(--notices-top)', bottom: '1rem', left: '1rem', right: '1rem' },
  ...ONE_IN_FRONT,
});
const isInEditor = () => document.querySelector('[data-editor]') !== null;

/** The id of the visible message. */
let last: string | null = null;

// Called when this module loads. In an effect of the component, notices before that effect would be lost.
takeNotices({ create, dismiss, dismissNewest });

/** Shows one message at a time, the newest; failures stay until dismissed. */
function create(notice: Notice): void {
  const isFailure = notice.type === 'error';
  if (last !== null && last !== notice.id) dismiss(last);
  const id = (isInEditor() ? overTheRoom : atTheFoot).create(
    isFailure ? { duration: Infinity, ...notice } : notice,
  );
  last = isFailure ? null : id;
}

function dismiss(id: string): void {
  atTheFoot.dismiss(id);
  overTheRoom.dismiss(id);
}

function dismissNewest(): boolean {
  for (const board of [atTheFoot, overTheRoom]) {
    const newest = board.getVisibleToasts()[0]?.id;
    if (newest === undefined) continue;
    board.dismiss(newest);
    return true;
  }
  return false;
}

/** Over the room, only the buttons of a notice take clicks; the rest of it lets them through. */
const LETS_CLICKS_PASS = {
  '& [data-part=root]': { pointerEvents: 'none !important' },
  '& [data-part=root] button': { pointerEvents: 'auto' },
  // On a phone the picture of the room is low, so notices are at its top, beside the tools in its corner.
  '--notices-top': { base: '3.75rem', sm: '6.75rem', md: `max(6.75rem, var(${BELOW_BANNER}, 0px))` },
};

/** The area in which notices of `toaster` appear; rendered once in the app. */
export function Toasts() {
  return (
    <>
      <Board toaster={atTheFoot} />
      <Board toaster={overTheRoom} css={LETS_CLICKS_PASS} />
    </>
  );
}

type BoardProps = Pick<ComponentProps<typeof Toaster>, 'toaster' | 'css'>;

function Board(props: BoardProps) {
  return (
    <Toaster {...props} insetInline={{ mdDown: '4' }}>
      {(toast) => <Message toast={toast} toaster={props.toaster} />}
    </Toaster>
  );
}

interface MessageProps extends Pick<BoardProps, 'toaster'> {
  toast: Parameters<ComponentProps<typeof Toaster>['children']>[0];
}

function Message({ toast, toaster }: MessageProps) {
  const focus = useOwnFocus(toaster, toast.id);
  return (
    <Toast.Root
      className={isPaper(toast.type) ? 'morning' : undefined}
      width={{ md: 'sm' }}
      onFocus={focus.enter}
      onBlur={focus.leave}
    >
      <Toast.Indicator />
      <div>
        {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
        {toast.description && <Toast.Description display="block">{toast.description}</Toast.Description>}
      </div>
      {toast.action && (
        <Toast.ActionTrigger flexShrink="0" whiteSpace="nowrap">
          {toast.action.label}
        </Toast.ActionTrigger>
      )}
      <Toast.CloseTrigger
        aria-label={appText.close}
        onClick={focus.giveBack}
        // A finger's width on touch screens.
        _before={{ _touch: { content: '""', position: 'absolute', inset: '-10px' } }}
      />
    </Toast.Root>
  );
}

/**
 * Keeps a message while it has the focus, and gives the focus back once it is closed. It replaces the library's own
 * handling, which also took the focus back from whoever moved on with Tab: nobody got past a message by keyboard.
 */
function useOwnFocus(toaster: BoardProps['toaster'], id: string | undefined) {
  const before = useRef<EventTarget | null>(null);
  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  return {
    enter: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation();
      if (isWithin(event)) return;
      before.current = event.relatedTarget;
      toaster.pause(id);
    },
    leave: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation();
      if (!isWithin(event)) toaster.resume(id);
    },
    giveBack: () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}

/** Whether a toast is a sheet of paper: one that neither warns nor confirms. */
function isPaper(type: string | undefined): boolean {
  return type === undefined || type === 'info' || type === 'loading';
}
