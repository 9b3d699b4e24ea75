import { mendAccountIndex } from '../account/accountIndex.ts';
import type { InstanceDeps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import { countLeftPlays } from './countLeftPlays.ts';
import { deleteExpired, deleteOldPlays } from './deleteExpired.ts';
import { fillSummaries } from './fillSummaries.ts';
import { mendAverages } from './mendAverages.ts';
import { mendSearchWords } from './mendSearchWords.ts';
import { sweepFiles } from './sweepFiles.ts';
import { sweepLibrary } from './sweepLibrary.ts';
import { sweepRooms } from './sweepRooms.ts';
import { sweepPictures, sweepRawFiles, sweepShownPictures } from './sweepUploads.ts';
import { noteVersions, sweepVersions } from './sweepVersions.ts';
import { tallyDays } from './tallyDays.ts';
import { tellLengths } from './tellLengths.ts';

/** Pages of a sweep that one run looks at; each has some hundred documents or files. */
export const MOST_SWEPT_PAGES = 20;

/**
 * What is run every hour, so that nothing grows for ever: expired plays, throttles and rooms in bins go, and what rooms that are gone have
 * left, versions that nobody gets any more, pictures that nobody uses and copies whose approval never came; an average that is not its ratings' is put right, plays that were left are counted, cards tell how long players needed, summaries of before get
 * what lists ask for, what is searched the words that it is found by, and the day is tallied. Bounded, so that a run ends. A part that fails keeps no other from its work, and is told of at the end.
 */
export async function cleanUp({
  db,
  bucket,
  auth,
  now,
}: Pick<InstanceDeps, 'db' | 'bucket' | 'auth' | 'now'>): Promise<void> {
  const parts = [
    () => fillSummaries(db),
    () => mendSearchWords(db),
    () => tellLengths(db),
    () => deleteExpired(db, 'throttles', now()),
    () => countLeftPlays(db, now()),
    () => deleteExpired(db, 'plays', now()),
    () => deleteExpired(db, 'checkouts', now()),
    () => deleteExpired(db, 'paymentEvents', now()),
    () => deleteOldPlays(db, now()),
    () => deleteExpired(db, 'deletedRooms', now()),
    () => goRound(() => sweepRooms(db, 'versions')),
    () => goRound(() => sweepRooms(db, 'copies')),
    () => mendAverages(db),
    () => mendAccountIndex({ db, auth }),
    () => tallyDays(db, now()),
    () => goRound(() => sweepFiles({ db, bucket }, 'images')),
    () => goRound(() => sweepFiles({ db, bucket }, 'versions')),
    () => goRound(() => sweepFiles({ db, bucket }, 'deleted')),
    () => noteVersions({ db, bucket }),
    () => goRound(() => sweepVersions({ db, bucket })),
    () => sweepPictures({ db, bucket }, now()),
    () => goRound(() => sweepShownPictures({ db, bucket })),
    () => goRound(() => sweepRawFiles({ db, bucket }, now())),
    () => sweepLibrary({ db, bucket }, now()),
  ];
  let failed = 0;
  for (const part of parts) {
    await part().catch((error: unknown) => {
      failed++;
      logger.error(error);
    });
  }
  if (failed > 0) throw new Error(`${failed} of ${parts.length} parts of the cleaning failed.`);
}

/** Goes on page by page to the end, or as far as a run may: what somebody has left in an hour is found in the next one. */
async function goRound(sweepPage: () => Promise<boolean>): Promise<void> {
  for (let page = 0; page < MOST_SWEPT_PAGES; page++) if (await sweepPage()) return;
}
