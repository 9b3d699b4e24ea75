import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { BELOW_BANNER } from '../page/belowBanner.ts';
import { appText } from '../text/app.ts';
import { type Notice, takeNotices } from './toaster.ts';

const AS_LONG_AS_READ = { pauseOnPageIdle: true, duration: 6000 } as const;
const atTheFoot = createToaster({ placement: 'bottom', ...AS_LONG_AS_READ });
/**
 * In the editor, scenes, menus and findings are at the bottom, and the tool's banner at the top of the room.
 */
const overTheRoom = createToaster({
  placement: 'top',
  offsets: { top: 'var(--notices-top)', bottom: '1rem', left: '1rem', right: '1rem' },
  ...AS_LONG_AS_READ,
});
const isInEditor = () => document.querySelector('[data-editor]') !== null;

/** The id of the visible message. */
let last: string | null = null;

// Before it is rendered: notices between rendering and its effects would be lost.
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

/** Over the room only their own buttons take clicks. */
const LETS_CLICKS_PASS = {
  '& [data-part=root]': { pointerEvents: 'none !important' },
  '& [data-part=root] button': { pointerEvents: 'auto' },
  // A phone's room is low, so they are at its top, beside the tools in its corner.
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

function Board(props: Pick<ComponentProps<typeof Toaster>, 'toaster' | 'css'>) {
  return (
    <Toaster {...props} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root className={isPaper(toast.type) ? 'morning' : undefined} width={{ md: 'sm' }}>
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
            // A finger's width on touch screens.
            _before={{ _touch: { content: '""', position: 'absolute', inset: '-10px' } }}
          />
        </Toast.Root>
      )}
    </Toaster>
  );
}

/** Whether a toast is a sheet of paper: one that neither warns nor confirms. */
function isPaper(type: string | undefined): boolean {
  return type === undefined || type === 'info' || type === 'loading';
}
