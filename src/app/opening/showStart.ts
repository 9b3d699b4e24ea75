import { keepStart } from '../../shared/page/keptStart.ts';
import { openingText } from '../../shared/text/opening.ts';

/**
 * Adds a start button to a room's page that came with name and cover. A press before the app is there is answered at
 * once, and kept: the app starts the room when it can (`StartLedge`).
 */
export function showStart(host: HTMLElement): void {
  const page = host.querySelector('.opening-page.room');
  if (!page) return;
  const [board, start] = [document.createElement('div'), document.createElement('button')];
  board.className = 'opening-board';
  start.textContent = openingText.start;
  start.addEventListener('click', () => {
    keepStart();
    start.textContent = openingText.starting;
    start.ariaBusy = 'true';
  });
  board.append(start);
  page.append(board);
}
