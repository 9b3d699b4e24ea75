import { expect, it } from 'vitest';
import { StartError } from '../StartError.ts';
import { readCommand, USAGE } from './readCommand.ts';

const OWN_RULES = { firestore: 'firestore.rules', storage: 'storage.rules', isWatched: false };

it('requires only a folder', () => {
  expect(readCommand(['--data', 'kept'])).toEqual({
    dataFolder: 'kept',
    port: 4180,
    projectId: 'demo-project',
    rules: OWN_RULES,
    log: 'off',
  });
});

it('accepts all settings of the backend', () => {
  const text =
    '--data kept --port 0 --project demo-mine --rules a --storage-rules b --database-rules e --watch --indexes c --functions d --log stdout';
  expect(readCommand(text.split(' '))).toEqual({
    dataFolder: 'kept',
    port: 0,
    projectId: 'demo-mine',
    rules: { firestore: 'a', storage: 'b', realtime: 'e', isWatched: true },
    indexes: 'c',
    functionsEntry: 'd',
    log: 'stdout',
  });
});

it('shows help with every option', () => {
  expect(readCommand(['--help'])).toBeNull();
  for (const option of [
    'data',
    'port',
    'project',
    'rules',
    'storage-rules',
    'database-rules',
    'watch',
    'indexes',
    'functions',
  ])
    expect(USAGE).toContain(`--${option} `);
});

it.each([
  ['no folder', '', 'where the data is kept'],
  ['an option that is none', '--data x --colour red', '--colour'],
  ['a port that is none', '--data x --port 70000', '--port is a number'],
  ['a log that is none', '--data x --log paper', '--log is one of'],
])('refuses %s in clear words', (_what, text, words) => {
  const read = () => readCommand(text.split(' ').filter(Boolean));
  expect(read).toThrow(StartError);
  expect(read).toThrow(words);
});
