import { openDatabase } from '../../store/openDatabase.ts';
import { DocumentStore } from '../DocumentStore.ts';

/** Commits pairs of documents until it is killed, and prints the number of each commit once it was acknowledged. */
function commitForever(file: string): void {
  const store = new DocumentStore(openDatabase(file));
  for (let number = 1; ; number++) {
    const time = store.clock.nextCommitTime();
    const paths = [`commits/${number}a`, `commits/${number}b`];
    const pair = paths.map((path) => ({ path, fields: {}, createTime: time, updateTime: time }));
    store.commit(new Map(pair.map((document) => [document.path, document])));
    process.stdout.write(`${number}\n`);
  }
}

commitForever(process.argv[2] ?? '');
