import type { createToaster } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Notice = Parameters<ReturnType<typeof createToaster<ReactNode>>['create']>[0];

/** Those of before there was something to show them. */
const waiting: Notice[] = [];
let show = (notice: Notice): void => {
  waiting.push(notice);
  tellWanted();
};
let tellWanted = (): void => {};

/** Short notices: `toaster.create({ title, type: 'success' })`. One with the `id` of another that is seen takes its place. */
export const toaster = { create: (notice: Notice): void => show(notice) };

/** Calls back once there is a notice to show: what shows it is loaded then (`LazyToasts`), and is large. */
export function watchForNotices(onWanted: () => void): void {
  tellWanted = onWanted;
  if (waiting.length > 0) onWanted();
}

/** From now on notices go there, those that wait first. */
export function takeNotices(take: (notice: Notice) => void): void {
  show = take;
  for (const notice of waiting.splice(0)) take(notice);
}
