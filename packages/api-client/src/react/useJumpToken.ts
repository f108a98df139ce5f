import { useEffect, useState } from 'react';
import { calls } from '../contract/calls';
import { requestOf } from '../core/errors/ApiError';
import { ContractError } from '../core/errors/ContractError';
import { MISSING } from '../core/parseResponse';
import { useHookContext } from './ApiContext';

/** The state of the token. */
export interface JumpToken {
  /** Undefined until the response arrives. */
  token: string | undefined;
  /** Why there is no token; undefined until a failure. */
  error: unknown;
  /** Whether the response is pending. */
  loading: boolean;
}

/**
 * Reads a token that logs the customer in to the claims system. Requests a new token at each mount, because a token
 * works once. Does not wait for the session: a 401 is an `error` like any other, and so is an empty token.
 */
export function useJumpToken(): JumpToken {
  const { client } = useHookContext();
  const [state, setState] = useState<Omit<JumpToken, 'loading'>>({
    token: undefined,
    error: undefined,
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    client.getJumpToken({ signal }).then(
      ({ jumpSst }) => {
        if (!signal.aborted) setState(jumpSst ? { token: jumpSst, error: undefined } : noToken());
      },
      (error) => {
        if (!signal.aborted) setState({ token: undefined, error });
      },
    );
    return () => controller.abort();
  }, [client]);

  return { ...state, loading: state.token === undefined && state.error === undefined };
}

function noToken() {
  const issue = { field: 'jumpSst', expected: MISSING };
  return {
    token: undefined,
    error: ContractError.wrongShape(requestOf(calls.getJumpToken), issue),
  };
}
