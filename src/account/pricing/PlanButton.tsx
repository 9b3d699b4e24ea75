import { Button, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import type { PlanCard } from '../../../core/account/planCard.ts';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { loginPath } from '../../shared/page/loginPath.ts';
import { pricingText } from '../text/pricing.ts';
import type { Shop } from './shop.ts';

/** SPEC's words in every language, since the operators of the app read them. */
const SCHOOL_SUBJECT = 'Custom School Package Inquiry';

interface PlanButtonProps {
  card: PlanCard;
  shop: Shop;
  offers: OffersAnswer;
}

/** The button of a plan (SPEC §2 "Pricing page"). */
export function PlanButton({ card, shop, offers }: PlanButtonProps) {
  const isCurrent = shop.isPro && card.buttonAction !== 'school';
  if (isCurrent) return <CurrentPlan card={card} start={shop.profile.start_datetime} />;
  if (card.buttonAction === 'pro') return <ProButton label={card.buttonText} shop={shop} offers={offers} />;
  if (card.buttonAction === 'school') return <SchoolButton label={card.buttonText} offers={offers} />;
  // SPEC: the Free button does nothing, since everybody has that plan.
  return (
    <Button variant="outline" width="100%">
      {card.buttonText}
    </Button>
  );
}

function CurrentPlan({ card, start }: { card: PlanCard; start: Date | null }) {
  return (
    <>
      <Button variant="outline" width="100%" disabled>
        {pricingText.currentPlan}
      </Button>
      {card.buttonAction === 'pro' && start && <Aside>{pricingText.activeSince(start)}</Aside>}
    </>
  );
}

function ProButton({ label, shop, offers }: { label: string; shop: Shop; offers: OffersAnswer }) {
  const { isAuth } = shop.profile;
  const isOnSale = offers.offers.some(({ product }) => product === 'pro');
  const isBusy = shop.busy === 'pro';
  return (
    <>
      <Plate
        material="brass"
        size="large"
        width="100%"
        disabled={!isAuth || !isOnSale || shop.busy !== null}
        aria-busy={isBusy}
        onClick={() => shop.buy('pro')}
      >
        {isBusy ? pricingText.redirecting : label}
      </Plate>
      <Aside>{reasonOf(offers, isOnSale)}</Aside>
      {!isAuth && (
        <Aside>
          <ChakraLink asChild color="link" minHeight="11" display="inline-flex" alignItems="center">
            <Link to={loginPath('/pricing')}>{pricingText.logInFirst}</Link>
          </ChakraLink>
        </Aside>
      )}
    </>
  );
}

function reasonOf({ isRehearsal }: OffersAnswer, isOnSale: boolean): string {
  if (!isOnSale) return pricingText.notOnSale;
  return isRehearsal ? pricingText.rehearsal : pricingText.payElsewhere;
}

/** Opens an e-mail. Where the people who run the server have given no address, its reader fills that in. */
function SchoolButton({ label, offers: { provider } }: { label: string; offers: OffersAnswer }) {
  const address = `mailto:${provider?.email ?? ''}?subject=${encodeURIComponent(SCHOOL_SUBJECT)}`;
  return (
    <>
      <Button variant="outline" width="100%" asChild>
        <a href={address}>
          <Mail /> {label}
        </a>
      </Button>
      {provider === null && <Aside>{pricingText.noAddress}</Aside>}
    </>
  );
}

function Aside({ children }: { children: React.ReactNode }) {
  return (
    <Text fontSize="xs" color="fg.subtle" textAlign="center" mt="3" textWrap="balance">
      {children}
    </Text>
  );
}
