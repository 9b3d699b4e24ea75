import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { FREE_PLAN_ROOMS, PRO_END } from '../../../core/account/plans.ts';
import { isPack } from '../../../core/account/products.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { packsText } from '../../shared/text/packs.ts';
import { accountPageText } from '../text/accountPage.ts';
import { pricingText } from '../text/pricing.ts';
import { AccountSection } from './AccountSection.tsx';

/** The key drawn beside the plan. */
const KEYS = {
  pro: '/art/items/master-key/gold/default.webp',
  free: '/art/items/house-key/blue/default.webp',
};

interface PlanSectionProps {
  /** Null while unknown. */
  roomCount: number | null;
}

/** The plan with its start, end and contents (SPEC §3). */
export function PlanSection({ roomCount }: PlanSectionProps) {
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  return (
    <AccountSection section="plan" title={useTitle(isPro)} position="relative">
      <Flex gap="7" align="center" mt="1">
        <Box flex="1" minW="0">
          <Text color="fg.muted" textStyle="sm">
            {useTerm(isPro)}
          </Text>
          <UnderWay />
          <Flex as="dl" wrap="wrap" gap="3" columnGap="9" mt="4" fontVariantNumeric="tabular-nums">
            {roomCount !== null && (
              <Fact name={accountPageText.plan.rooms} value={roomsText(roomCount, isPro)} />
            )}
            <Packs />
          </Flex>
          {!isPro && (
            <Button asChild variant="outline" mt="4">
              <Link to="/pricing?from=account">{accountPageText.plan.seePlans}</Link>
            </Button>
          )}
        </Box>
        <ItemPicture uri={isPro ? KEYS.pro : KEYS.free} h="6.5rem" w="auto" me={{ md: '4' }} flexShrink="0" />
      </Flex>
    </AccountSection>
  );
}

function useTitle(isPro: boolean): string {
  const end = useProfile((profile) => profile.end_datetime);
  const { plan } = accountPageText;
  if (!isPro) return plan.free;
  return isForLife(end) ? plan.pro : plan.proUntil;
}

/** The plan's period, as far as the user's record has it. */
function useTerm(isPro: boolean): string {
  const start = useProfile((profile) => profile.start_datetime);
  const end = useProfile((profile) => profile.end_datetime);
  const { plan } = accountPageText;
  if (end === null) return plan.freeText;
  if (!isPro) return end < new Date() ? plan.ended(end) : plan.freeText;
  if (start === null) return plan.ends(end);
  return isForLife(end) ? plan.paid(start, end) : plan.until(start, end);
}

function isForLife(end: Date | null): boolean {
  return end?.getTime() === PRO_END.getTime();
}

function roomsText(count: number, isPro: boolean): string {
  const { plan } = accountPageText;
  return isPro ? plan.noLimit(count) : plan.limited(count, FREE_PLAN_ROOMS);
}

/** Shows a slow payment beside the plan. */
function UnderWay() {
  const isUnderWay = useProfile((profile) => profile.paymentsUnderWay.length > 0);
  if (!isUnderWay) return null;
  const { slow, slowText } = pricingText.payment;
  return (
    <Text mt="3">
      <b>{slow}</b> {slowText}
    </Text>
  );
}

function Packs() {
  const packs = useProfile((profile) => profile.packs);
  const names = packs.map((id) => (isPack(id) ? packsText.names[id] : id));
  return names.length > 0 && <Fact name={accountPageText.plan.packs} value={names.join(', ')} />;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text as="dt" textStyle="xs" color="fg.subtle">
        {name}
      </Text>
      <Text as="dd" fontWeight="650">
        {value}
      </Text>
    </div>
  );
}
