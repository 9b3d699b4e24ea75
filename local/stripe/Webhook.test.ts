import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import type { Dispute } from './objects.ts';
import { Webhook } from './Webhook.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let database: LocalDatabase;
let shop: TestServer;
let webhook: Webhook;
let now: number;
/** Events received by the shop, and its next statuses; 200 if none is left. */
let heard: string[];
let answers: number[];
beforeEach(async () => {
  temporary = makeTemporaryFolder();
  database = openDatabase(join(temporary.folder, 'database.sqlite'));
  [now, heard, answers] = [1_800_000_000_000, [], []];
  shop = await serveRouter(async (request, response) => {
    heard.push(await text(request));
    response.sendStatus(answers.shift() ?? 200);
  });
  webhook = new Webhook({ database, secret: 'whsec_x', target: () => shop.origin, now: () => now });
  webhook.start();
});
afterEach(async () => {
  await webhook.stop();
  await shop.close();
  database.close();
  temporary.remove();
});

const dispute: Dispute = {
  id: 'dp_1',
  created: 1,
  livemode: false,
  object: 'dispute',
  amount: 500,
  currency: 'usd',
  charge: 'ch_1',
  payment_intent: 'pi_1',
  reason: 'general',
  status: 'won',
};

it('sends the same event again after an error response, until it is accepted', async () => {
  answers = [500];
  webhook.announce('charge.dispute.closed', dispute);
  await webhook.settle();
  expect(heard).toHaveLength(1);
  await webhook.settle();
  expect(heard).toHaveLength(1);
  now += 1000;
  await webhook.settle();
  expect(heard).toHaveLength(2);
  expect(heard[1]).toBe(heard[0]);
  now += 24 * 3_600_000;
  await webhook.settle();
  expect(heard).toHaveLength(2);
});
