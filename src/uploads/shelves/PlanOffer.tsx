import { Button, chakra, Heading, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { Paper } from '../../shared/kit/Paper.tsx';
import { inventoryText } from '../text/inventory.ts';
import { useInventory } from './inventoryContext.ts';

/** For a plan without uploads: what Pro would offer, with a link. */
export function PlanOffer() {
  const hasThings = useInventory(({ uploads }) => uploads.length > 0);
  const { title, text, gains, how, toPricing, ended } = inventoryText.plan;
  return (
    <Paper maxW="44rem" mx="auto" mb="9" p={{ base: '6', md: '8' }}>
      <Heading as="h2" size="2xl" mb="2">
        {title}
      </Heading>
      {hasThings && <Text mb="3">{ended}</Text>}
      <Text>{text}</Text>
      <chakra.ul my="4" display="grid" gap="2" listStyleType="none">
        {gains.map((gain) => (
          <chakra.li key={gain} display="flex" gap="3" css={{ '& svg': { flexShrink: '0', mt: '0.2em' } }}>
            <Check aria-hidden size={18} /> {gain}
          </chakra.li>
        ))}
      </chakra.ul>
      <Text mb="5" fontWeight="650">
        {how}
      </Text>
      <Button asChild>
        <Link to="/pricing">{toPricing}</Link>
      </Button>
    </Paper>
  );
}
