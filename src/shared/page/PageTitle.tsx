import { appText } from '../text/app.ts';

/** The browser tab's title; React puts it into the head. */
export function PageTitle({ page }: { page: string }) {
  return <title>{appText.pageTitle(page)}</title>;
}
