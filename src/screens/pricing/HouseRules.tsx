import { Box, Heading, Link, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { OffersAnswer } from '../../../core/calls/offers.ts';
import { pricingText } from '../../text/pricing.ts';
import { Disclosure } from './Disclosure.tsx';

/** Where the foot of every page leads. */
const HOUSE_RULES: readonly string[] = ['#terms', '#privacy', '#provider'];

/** Who sells, and on what terms; the foot of every page leads here (/pricing#terms and so on). */
export function HouseRules({ offers: { provider, isRehearsal } }: { offers: OffersAnswer }) {
  const { hash } = useLocation();
  const { house } = pricingText;

  // The browser looks for the place before the plans have come.
  useEffect(() => {
    const wanted = document.getElementById(hash.slice(1)) ?? document.getElementById('house-rules');
    if (HOUSE_RULES.includes(hash)) wanted?.scrollIntoView();
  }, [hash]);

  return (
    <Box as="section" id="house-rules" mt={{ base: '14', md: '16' }} scrollMarginTop="20">
      <Heading as="h2" size="3xl" mb="2">
        {house.title}
      </Heading>
      {provider === null ? (
        <Text color="fg.muted">{isRehearsal ? house.rehearsal : house.missing}</Text>
      ) : (
        // The foot's link opens one anew, so each is made for the address that it is opened at.
        <Box key={hash}>
          <Disclosure id="terms" title={house.terms} isOpen={hash === '#terms'}>
            {provider.terms}
          </Disclosure>
          <Disclosure id="privacy" title={house.privacy} isOpen={hash === '#privacy'}>
            {provider.privacy}
          </Disclosure>
          <Disclosure id="provider" title={house.provider} isOpen={hash === '#provider'}>
            {`${provider.name}\n${provider.address}\n`}
            <Link color="link" href={`mailto:${provider.email}`}>
              {provider.email}
            </Link>
          </Disclosure>
        </Box>
      )}
    </Box>
  );
}
