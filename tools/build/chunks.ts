/**
 * Each chunk contains these files and folders and everything they import, except what an earlier chunk contains. For a
 * phone, many small files cost more time than their bytes. Files that are not listed are loaded with the screen that
 * imports them.
 */
const CHUNKS: readonly { name: string; holds: readonly string[] }[] = [
  // 1.3 MB: loaded with a stage, and kept when the game's code changes.
  { name: 'phaser', holds: ['node_modules/phaser/'] },
  // The code that runs first, on the landing page too.
  {
    name: 'begin',
    holds: [
      'src/shared/text/opening.ts',
      'src/shared/language/inLanguages.ts',
      'src/shared/language/language.ts',
      'src/shared/firebase/begunCalls.ts',
      'src/shared/firebase/callAddress.ts',
      'src/rooms/backend/roomsRequest.ts',
      'core/room/pictures/smallCover.ts',
      'src/class/wall/wallAddress.ts',
      'vite/preload-helper',
    ],
  },
  // The other code that the landing page shares with the app, so that it loads nothing more of the app.
  {
    name: 'front',
    holds: [
      'src/shared/text/app.ts',
      'src/shared/language/formatClock.ts',
      'src/shared/kit/theme.ts',
      'src/rooms/card/roomFigures.ts',
      'src/rooms/text/card.ts',
      'src/app/start/keepOfflinePage.ts',
      'core/calls/room/summary.ts',
      'core/catalogue/coverFrames.ts',
      'core/util/parseWith.ts',
    ],
  },
  { name: 'main', holds: ['src/app/start/showApp.tsx', 'src/shared/jsx/', 'core/util/createLatestOnly.ts'] },
  // The code of room lists and the room page together, then of each.
  {
    name: 'rooms',
    holds: [
      'src/rooms/text/dashboard.ts',
      'src/rooms/card/',
      'src/rooms/bookmarks/useBookmark.tsx',
      'src/shared/kit/',
      'src/shared/form/SearchField.tsx',
      'src/shared/page/PageTitle.tsx',
      'src/shared/load/logFailure.ts',
      'src/shared/load/useChunk.ts',
      'src/shared/load/useAnswer.ts',
      'src/shared/browser/useLeadToNew.ts',
      'src/shared/firebase/sendCall.ts',
    ],
  },
  {
    name: 'dashboard',
    holds: ['src/rooms/dashboard/DashboardScreen.tsx', 'src/rooms/backend/dashboardPort.ts'],
  },
  {
    name: 'gameplay',
    holds: ['src/play/gameplay/', 'src/play/session/remoteJudge.ts', 'src/play/backend/sendAsGuest.ts'],
  },
  // Code that the editor shares with the dialogs that it loads later: as separate files, all would be named on
  // every page.
  {
    name: 'editing',
    holds: [
      'src/editor/session/editorContext.ts',
      'src/editor/store/document/longTexts.ts',
      'core/edit/place/placeWithin.ts',
      'core/recipe/recipeSchema.ts',
    ],
  },
];

/** The chunks in the bundler's form. A file that fits two chunks goes into the earlier one. */
export const CHUNK_GROUPS = CHUNKS.map(({ name, holds }, index) => ({
  name,
  priority: CHUNKS.length - index,
  test: (file: string) => holds.some((path) => file.replaceAll('\\', '/').includes(path)),
}));
