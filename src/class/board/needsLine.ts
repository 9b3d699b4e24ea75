import { boardText } from '../text/board.ts';

/** The look of a button that does nothing without a line: it keeps its place and says why. */
export function needsLine(isOffline: boolean) {
  return isOffline
    ? ({
        'aria-disabled': true,
        title: boardText.noLine.needs,
        css: { borderStyle: 'dashed !important' },
      } as const)
    : {};
}
