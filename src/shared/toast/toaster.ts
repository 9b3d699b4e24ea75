import type { createToaster } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Notice = Parameters<ReturnType<typeof createToaster<ReactNode>>['create']>[0];

interface Board {
  create: (notice: Notice) => void;
  dismiss: (id: string) => void;
  /** Dismisses the newest notice; returns whether there was one. */
  dismissNewest: () => boolean;
}

const waiting: Notice[] = [];
/** Notices wait here until they can be shown. */
let board: Board = {
  create: (notice) => {
    waiting.push(notice);
    tellWanted();
  },
  dismiss: (id) => {
    const index = waiting.findIndex((notice) => notice.id === id);
    if (index >= 0) waiting.splice(index, 1);
  },
  // Nothing is visible yet.
  dismissNewest: () => false,
};
let tellWanted = (): void => {};

/**
 * Short notices: `toaster.create({ title, type: 'success' })`. One with the `id` of a visible one replaces
 * it.
 */
export const toaster: Board = {
  create: (notice) => board.create(notice),
  dismiss: (id) => board.dismiss(id),
  dismissNewest: () => board.dismissNewest(),
};

/** Calls back once there is a notice, so that the large component for notices loads only then (`LazyToasts`). */
export function watchForNotices(onWanted: () => void): void {
  tellWanted = onWanted;
  if (waiting.length > 0) onWanted();
}

/** Sends notices to `taker` from now on, first those that have waited. */
export function takeNotices(taker: Board): void {
  board = taker;
  for (const notice of waiting.splice(0)) taker.create(notice);
}
