import { Box, Grid } from '@chakra-ui/react';
import { MailWarning } from 'lucide-react';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { pricingText } from '../text/pricing.ts';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { planCards } from './planCards.ts';
import type { Shop } from './shop.ts';

interface PlansProps {
  shop: Shop;
  offers: OffersAnswer;
}

/** The three plan cards (SPEC §2): Pro is highlighted, and first where they are stacked. */
export function Plans({ shop, offers }: PlansProps) {
  const { isAuth, isEmailVerified } = shop.profile;
  const mayBuyOnceConfirmed = isAuth && !isEmailVerified && !shop.isPro;
  return (
    <>
      {mayBuyOnceConfirmed && (
        <Notice tone="warning" maxW="44rem" mx="auto" mb="8">
          <MailWarning /> <span>{pricingText.confirmEmail}</span>
        </Notice>
      )}
      <CheckoutFailure error={shop.checkoutError} />
      <Box position="relative" _before={LAMPLIGHT}>
        <Grid
          position="relative"
          // No word may make a column wider than its share, however large the text is.
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 1fr) minmax(0, 1.12fr) minmax(0, 1fr)',
          }}
          gap="7"
          alignItems={{ base: 'stretch', lg: 'center' }}
        >
          {planCards().map((card) => (
            <PlanSheet key={card.buttonAction} card={card}>
              <PlanButton card={card} shop={shop} offers={offers} />
            </PlanSheet>
          ))}
        </Grid>
      </Box>
    </>
  );
}

const LAMPLIGHT = {
  content: '""',
  position: 'absolute',
  inset: { base: '-60px 0', lg: '-90px 12% -60px' },
  background: 'radial-gradient(50% 50% at 50% 45%, rgb(255 214 130 / 0.26), transparent)',
  pointerEvents: 'none',
} as const;
