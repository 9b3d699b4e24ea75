import { openDatabase } from '../../store/openDatabase.ts';
import { DocumentStore } from '../DocumentStore.ts';
import { CommitQueue } from '../write/CommitQueue.ts';

/** Commits pairs of documents until it is killed, and prints the number of each commit once it was acknowledged. */
async function commitForever(file: string): Promise<void> {
  const database = openDatabase(file);
  const store = new DocumentStore(database);
  const commits = new CommitQueue(database);
  for (let number = 1; ; number++) {
    const time = store.clock.nextCommitTime();
    const paths = [`commits/${number}a`, `commits/${number}b`];
    const pair = paths.map((path) => ({ path, fields: {}, createTime: time, updateTime: time }));
    await commits.run(() => store.apply(new Map(pair.map((document) => [document.path, document]))));
    process.stdout.write(`${number}\n`);
  }
}

await commitForever(process.argv[2] ?? '');
