import { useEffect, useState } from 'react';
import { calls } from '../contract/calls';
import { ContractError } from '../core/errors/ContractError';
import { requestOf } from '../core/requestOf';
import { useHookContext } from './useApi';

/** What is known of the token: nothing yet, the token, or why there is none. */
export interface JumpToken {
  /** Undefined until it is there. */
  token: string | undefined;
  /** Why there is none; undefined while there may be. */
  error: unknown;
  /** Whether the answer is on its way. */
  loading: boolean;
}

/**
 * A token that logs the customer in to the claims system. It is requested at each mount and never kept,
 * because it is good for one jump. The request does not wait for the session: a 401 is an `error` like the
 * others, and so is an empty token.
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
  const issue = { field: 'jumpSst', expected: 'present' };
  return {
    token: undefined,
    error: ContractError.wrongShape(requestOf(calls.getJumpToken), issue),
  };
}
