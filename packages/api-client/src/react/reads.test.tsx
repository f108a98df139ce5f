import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, text } from '../core/startTestServer';
import { useAddresses, useConsentTexts, useCustomer, useRecommendations } from './reads';
import { renderForCustomer } from './startTestCustomer';
import { useStartRead } from './useStartRead';

test('useAddresses sends no request without a customer number', async () => {
  const { api, result } = await renderForCustomer({ getCustomer: json({ navn: 'Nora' }) }, () => ({
    addresses: useAddresses(),
    customer: useCustomer(),
  }));
  await waitFor(() => expect(result.current.customer.data).toBeDefined());
  expect(result.current.addresses).toMatchObject({ data: undefined, loading: false });
  expect(api.countOf('getAddresses')).toBe(0);
});

test('useConsentTexts waits until it is known whether the customer is a bank customer', async () => {
  const { api, result } = await renderForCustomer(
    { getConsentTexts: json({ samtykketekster: [{ samtykke: 'MARKETING' }] }) },
    useConsentTexts,
  );
  await waitFor(() => expect(result.current.data?.samtykketekster).toHaveLength(1));
  expect(api.server.requests.at(-1)?.url).toMatch(/\?bankkunde=true$/);
  expect(api.countOf('getConsentTexts')).toBe(1);
});

test('useAddresses and useConsentTexts have the error of the customer whom they depend on', async () => {
  const { api, result } = await renderForCustomer({ getCustomer: text('', 404) }, () => ({
    addresses: useAddresses(),
    texts: useConsentTexts(),
  }));
  expect([result.current.addresses.loading, result.current.texts.loading]).toEqual([true, true]);
  await waitFor(() => expect(result.current.addresses.error).toBeDefined());
  const failed = { data: undefined, loading: false, error: { request: { call: 'getCustomer' } } };
  expect(result.current).toMatchObject({ addresses: failed, texts: failed });
  expect(api.countOf('getConsentTexts')).toBe(0);
});

test('useStartRead starts the read of a component that mounts later', async () => {
  let product: string | undefined = 'BIL';
  const { api, result, rerender } = await renderForCustomer(
    { getRecommendations: json({ scores: [] }) },
    () => {
      useStartRead('getRecommendations');
      return useRecommendations({ product });
    },
  );
  await waitFor(() => expect(api.countOf('getRecommendations')).toBe(2));
  await waitFor(() => expect(result.current.data).toBeDefined());
  product = undefined;
  rerender();
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(api.countOf('getRecommendations')).toBe(2);
});
