import { describe, expect, it } from 'vitest';
import { refusal } from './refusal.ts';
import type { Shop } from './startShop.ts';

/** A paid checkout, as the provider reports it. */
const paid = (userId: string, payment: string, changes: object = {}) => ({
  id: 'cs_1',
  payment_intent: payment,
  payment_status: 'paid',
  customer: 'cus_9',
  metadata: { userId, product: 'pro' },
  ...changes,
});

/**
 * Tests the effects of the provider's webhook. They use the file's one shop, since starting a second one
 * would take long.
 */
export function describeWebhook(shop: () => Shop): void {
  describe('the webhook', () => {
    it('believes nobody without the provider’s signature, nor one that is old', async () => {
      const jo = await shop().signUp('jo@example.com');
      const session = paid(jo.userId, 'pi_forged');
      for (const forgery of [{ secret: 'whsec_guessed' }, { age: 3600 }])
        expect(await shop().send('checkout.session.completed', session, forgery)).toMatchObject(
          refusal(400, 'badRequest', 'The signature is wrong.'),
        );
      expect(await shop().user(jo)).not.toHaveProperty('isPro');
      expect(await shop().deps.read('payments/pi_forged')).toBeUndefined();
    });

    it('counts an event once, however often it comes', async () => {
      const kim = await shop().signUp('kim@example.com');
      const event = () =>
        shop().send('checkout.session.completed', paid(kim.userId, 'pi_twice'), { id: 'evt_twice' });
      expect((await Promise.all([event(), event()])).map(({ status }) => status)).toEqual([200, 200]);
      expect(await shop().user(kim)).toMatchObject({ isPro: true });
      await shop().send('charge.refunded', { payment_intent: 'pi_twice', refunded: true });
      expect((await event()).status).toBe(200);
      expect(await shop().user(kim)).toMatchObject({ isPro: false });
    });

    it('takes events in any order: a refund and a lost dispute before the payment, and what was decided stays', async () => {
      const lea = await shop().signUp('lea@example.com');
      const dispute = (status: string) => ({ id: 'dp_1', payment_intent: 'pi_disputed', status });
      await shop().send('charge.refunded', { payment_intent: 'pi_early', refunded: true });
      await shop().send('checkout.session.completed', paid(lea.userId, 'pi_early'));
      expect(await shop().user(lea)).not.toHaveProperty('isPro');
      await shop().send('charge.dispute.closed', dispute('lost'));
      await shop().send('charge.dispute.created', dispute('needs_response'));
      await shop().send('checkout.session.completed', paid(lea.userId, 'pi_disputed'));
      expect(await shop().user(lea)).not.toHaveProperty('isPro');
    });

    it('waits for a slow payment, and takes nothing away for a part given back or a bank’s question', async () => {
      const mia = await shop().signUp('mia@example.com');
      const slow = paid(mia.userId, 'pi_slow', { payment_status: 'unpaid' });
      await shop().send('checkout.session.completed', slow);
      expect(await shop().user(mia)).not.toHaveProperty('isPro');
      await shop().send('checkout.session.async_payment_succeeded', paid(mia.userId, 'pi_slow'));
      await shop().send('charge.refunded', { payment_intent: 'pi_slow', refunded: false });
      const question = { id: 'dp_2', payment_intent: 'pi_slow', status: 'warning_needs_response' };
      await shop().send('charge.dispute.created', question);
      expect(await shop().user(mia)).toMatchObject({ isPro: true, stripeId: 'cus_9' });
    });

    it('gives nothing back of what never came, and makes no record for an account that is gone', async () => {
      const pia = await shop().signUp('pia@example.com');
      const failed = paid(pia.userId, 'pi_failed', { payment_status: 'unpaid' });
      await shop().send('checkout.session.completed', paid(pia.userId, 'pi_came'));
      expect((await shop().send('checkout.session.completed', failed)).status).toBe(200);
      expect((await shop().send('checkout.session.async_payment_failed', failed)).status).toBe(200);
      expect(await shop().deps.read('payments/pi_failed')).toMatchObject({
        isSurplus: false,
        hasFailed: true,
      });
      const late = paid('nobody', 'pi_nobody', { payment_status: 'unpaid' });
      for (const type of ['completed', 'async_payment_failed'])
        await shop().send(`checkout.session.${type}`, late);
      expect(await shop().deps.read('users/nobody')).toBeUndefined();
    });

    it('leaves alone what is another shop’s, and what an administrator granted', async () => {
      const nan = await shop().signUp('nan@example.com');
      const granted = { isPro: true, stripeId: 'granted' };
      await shop().deps.db.doc(`users/${nan.userId}`).update(granted);
      await shop().send('checkout.session.completed', paid(nan.userId, 'pi_other', { metadata: {} }));
      expect(await shop().deps.read('payments/pi_other')).toBeUndefined();
      await shop().send('checkout.session.completed', paid(nan.userId, 'pi_granted'));
      await shop().send('charge.refunded', { payment_intent: 'pi_granted', refunded: true });
      expect(await shop().user(nan)).toMatchObject(granted);
    });
  });
}
