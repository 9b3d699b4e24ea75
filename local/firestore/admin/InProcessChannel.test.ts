import { type InterceptingListener, Metadata, status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFreshFirestore, type TestFirestore } from '../testing/startTestFirestore.ts';
import type { AdminMethods } from './adminMethods.ts';
import { InProcessChannel } from './InProcessChannel.ts';

describe.each([
  ['over its port', (firestore: TestFirestore) => firestore.admin],
  ['within the process', (firestore: TestFirestore) => firestore.adminWithin],
])('the Admin SDK %s', (_way, choose) => {
  let firestore: TestFirestore;
  let admin: TestFirestore['admin'];
  beforeAll(async () => {
    firestore = await startFreshFirestore();
    admin = choose(firestore);
  });
  afterAll(() => firestore.close());

  it('reads what it wrote, in batches, transactions and queries of many documents', async () => {
    const batch = admin.batch();
    for (let number = 0; number < 300; number++)
      batch.set(admin.doc(`rooms/r${number}`), {
        number,
        text: 'x'.repeat(1000),
        bytes: Buffer.from([number % 256]),
      });
    await batch.commit();
    const sum = await admin.runTransaction(async (transaction) => {
      const read = await transaction.get(admin.doc('rooms/r7'));
      transaction.update(read.ref, { number: 700 });
      return read.get('number');
    });
    expect(sum).toBe(7);
    const all = await admin.collection('rooms').orderBy('number').get();
    expect(all.docs.map((document) => document.get('number'))).toEqual(
      [...Array(300).keys()].filter((number) => number !== 7).concat(700),
    );
    expect((await admin.collection('rooms').count().get()).data().count).toBe(300);
    const some = await admin.getAll(...all.docs.slice(0, 120).map(({ ref }) => ref));
    expect(some.every((document) => document.exists)).toBe(true);
  });

  it('gets the errors of Firestore', async () => {
    await expect(admin.doc('rooms/none').update({ a: 1 })).rejects.toMatchObject({ code: status.NOT_FOUND });
    await expect(admin.doc('rooms/r1').create({})).rejects.toMatchObject({ code: status.ALREADY_EXISTS });
  });
});

describe('a call within the process', () => {
  const definition = {
    path: '/test/Answer',
    requestStream: false,
    responseStream: true,
    requestSerialize: (text: string) => Buffer.from(text),
    requestDeserialize: (bytes: Buffer) => bytes.toString(),
    responseSerialize: (text: string) => Buffer.from(text),
    responseDeserialize: (bytes: Buffer) => bytes.toString(),
  } as const;
  let given: number;
  const methods: AdminMethods = {
    Answer: {
      isStreaming: true,
      answer: async function* () {
        for (given = 1; given <= 5; given++) yield `answer ${given}`;
      },
    },
  };

  function open(deadline = Number.POSITIVE_INFINITY, path: string = definition.path) {
    const channel = new InProcessChannel(methods, { Answer: definition });
    const call = channel.createCall(path, deadline);
    const heard: string[] = [];
    const ended = new Promise<number>((resolve) => {
      const listener: InterceptingListener = {
        onReceiveMetadata: () => heard.push('header'),
        onReceiveMessage: (message) => heard.push(String(message)),
        onReceiveStatus: ({ code }) => resolve(code),
      };
      call.start(new Metadata(), listener);
    });
    const ask = () => {
      call.sendMessageWithContext({}, Buffer.from('?'));
      call.halfClose();
    };
    return { channel, call, heard, ended, ask };
  }

  it('gets a message for each that it asks for, and no further one is made meanwhile', async () => {
    const { call, heard, ended, ask } = open();
    ask();
    call.startRead();
    call.startRead();
    await expect.poll(() => heard).toEqual(['header', 'answer 1', 'answer 2']);
    expect(given).toBe(3);
    for (let more = 0; more < 3; more++) call.startRead();
    expect(await ended).toBe(status.OK);
    expect(heard.at(-1)).toBe('answer 5');
  });

  it('ends when it is cancelled, when its time is over, and when its channel closes', async () => {
    const cancelled = open();
    cancelled.ask();
    cancelled.call.cancelWithStatus(status.CANCELLED, '');
    expect(await cancelled.ended).toBe(status.CANCELLED);
    const late = open(Date.now() - 1);
    late.ask();
    expect(await late.ended).toBe(status.DEADLINE_EXCEEDED);
    const closed = open();
    closed.ask();
    closed.channel.close();
    expect(await closed.ended).toBe(status.UNAVAILABLE);
  });

  it('is told that there is no such method, with a header before the error', async () => {
    const unknown = open(undefined, '/test/Listen');
    unknown.ask();
    expect(await unknown.ended).toBe(status.UNIMPLEMENTED);
    expect(unknown.heard).toEqual(['header']);
  });
});
