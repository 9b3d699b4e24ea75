import type { createToaster } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Notice = Parameters<ReturnType<typeof createToaster<ReactNode>>['create']>[0];

interface Board {
  create: (notice: Notice) => void;
  dismiss: (id: string) => void;
  /** Takes the newest away; answers whether there was one. */
  dismissNewest: () => boolean;
}

const waiting: Notice[] = [];
/** Until there is something to show them, notices wait. */
let board: Board = {
  create: (notice) => {
    waiting.push(notice);
    tellWanted();
  },
  dismiss: (id) => {
    const index = waiting.findIndex((notice) => notice.id === id);
    if (index >= 0) waiting.splice(index, 1);
  },
  // What is not seen yet is in nobody's way.
  dismissNewest: () => false,
};
let tellWanted = (): void => {};

/** Short notices: `toaster.create({ title, type: 'success' })`. One with the `id` of another that is seen takes its place. */
export const toaster: Board = {
  create: (notice) => board.create(notice),
  dismiss: (id) => board.dismiss(id),
  dismissNewest: () => board.dismissNewest(),
};

/** Calls back once there is a notice to show: what shows it is loaded then (`LazyToasts`), and is large. */
export function watchForNotices(onWanted: () => void): void {
  tellWanted = onWanted;
  if (waiting.length > 0) onWanted();
}

/** From now on notices go there, those that wait first. */
export function takeNotices(taker: Board): void {
  board = taker;
  for (const notice of waiting.splice(0)) taker.create(notice);
}
