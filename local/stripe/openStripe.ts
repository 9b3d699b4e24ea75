import { createHmac } from 'node:crypto';
import { loadSigningKey } from '../auth/signingKey.ts';
import { HOST } from '../config.ts';
import type { ServerAddress } from '../http/ServerAddress.ts';
import type { OpenPart } from '../OpenParts.ts';
import { repeatHourly } from '../repeatHourly.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { AnswerTable } from './AnswerTable.ts';
import { apiRouter } from './apiRouter.ts';
import { ObjectTable } from './ObjectTable.ts';
import type { StripePrice } from './objects.ts';
import { PAY } from './pages.ts';
import { payRouter } from './payRouter.ts';
import { Register } from './Register.ts';
import { Webhook } from './Webhook.ts';

interface StripeDeps {
  readonly database: LocalDatabase;
  /** The address of the public port. */
  readonly address: ServerAddress;
  readonly prices: readonly StripePrice[];
}

interface OpenStripe extends OpenPart {
  /**
   * Points the Stripe SDK of this process at the stand-in, and starts notifying the functions of payments.
   */
  readonly start: (adminPort: number) => void;
}

const WEBHOOK = '/api/stripeWebhook';

/** Opens the stand-in for Stripe: its API on the admin port, its pay page on the public one, for this machine alone. */
export function openStripe({ database, address, prices }: StripeDeps): OpenStripe {
  const now = Date.now;
  const keys = deriveKeys(database);
  const objects = new ObjectTable(database);
  const answers = new AnswerTable(database);
  const target = () => `${address.origin}${WEBHOOK}`;
  const webhook = new Webhook({ database, secret: keys.webhookSecret, target, now });
  const register = new Register({
    objects,
    prices,
    announce: (type, object) => webhook.announce(type, object),
    payPage: (id, successUrl) => `${ownOrigin(address, successUrl)}${PAY}/${id}`,
    now,
  });
  const clearOld = () => {
    const seconds = Math.floor(now() / 1000);
    objects.clearOld(seconds);
    answers.clearOld(seconds);
    webhook.clearOld();
  };
  const stopClearing = repeatHourly(clearOld);
  const stop = async () => {
    stopClearing();
    await webhook.stop();
  };
  return {
    routers: {
      public: payRouter({ register, objects, webhook }),
      admin: apiRouter({ register, objects, answers, secretKey: keys.secretKey, now }),
    },
    start: (adminPort) => {
      setStripeEnvironment(keys, address, adminPort);
      webhook.start();
    },
    restWhile: async (work) => {
      await webhook.stop();
      await work();
      webhook.start();
    },
    close: stop,
  };
}

interface Keys {
  secretKey: string;
  webhookSecret: string;
}

/** Derives the stand-in's keys from this data folder's signing key, which cannot be computed from them. */
function deriveKeys(database: LocalDatabase): Keys {
  const derive = (use: string) =>
    createHmac('sha256', loadSigningKey(database)).update(use).digest('base64url');
  return {
    secretKey: `sk_test_${derive('stripe key')}`,
    webhookSecret: `whsec_${derive('stripe webhook')}`,
  };
}

/** The secrets and settings of a deployed project; only `STRIPE_API` is specific to the stand-in. */
function setStripeEnvironment(keys: Keys, address: ServerAddress, adminPort: number): void {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API: `http://${HOST}:${adminPort}`,
    // A classroom's machines do not reach the pay page, so nothing is sold there.
    APP_ORIGINS: address.ownOrigins.join(),
  });
}

/**
 * Returns the origin of the pay page: the name of this machine under which the shop opened the session, so that the
 * buyer stays there. For a shop elsewhere, the machine's usual name.
 */
function ownOrigin(address: ServerAddress, url: string): string {
  const { origin } = new URL(url);
  return address.ownOrigins.includes(origin) ? origin : address.origin;
}
