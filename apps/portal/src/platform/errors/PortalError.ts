/** The base class of the portal's own errors. Their messages contain names of calls, fields and settings, no data. */
export class PortalError extends Error {}
