import { appText } from '../text/app.ts';

/** The browser tab's title; React moves it to the head. */
export function PageTitle({ page }: { page: string }) {
  return <title>{appText.pageTitle(page)}</title>;
}
