/** A decorative picture of a house by a fjord, in the brand's colours. */
export function Landscape() {
  return (
    <svg
      className="profile-landscape"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle className="profile-sun" cx="1236" cy="150" r="58" />
      <path
        className="profile-far"
        d="M0 420 150 372 290 400 470 318 610 366 760 286 880 338 1010 196 1078 254 1146 168 1268 282 1352 226 1440 300V560H0Z"
      />
      <path
        className="profile-snow"
        d="M1010 196 1052 232 1030 240 1012 228 992 246 974 236ZM1146 168 1192 211 1170 222 1148 208 1124 230 1102 212ZM760 286 790 299 772 312 754 304 738 314 726 309ZM1352 226 1382 251 1362 258 1346 250 1328 260 1316 255Z"
      />
      <path
        className="profile-middle"
        d="M0 470C170 420 330 452 520 424S820 372 980 388s300 26 460-36V560H0Z"
      />
      <path
        className="profile-water"
        d="M560 456c150-20 330-14 470-2s250 6 410-14v66c-180 14-330 8-470 2s-290 10-410-52Z"
      />
      <path
        className="profile-near"
        d="M0 516c210-46 420-18 640 2s420 10 560-20 190-22 240-22v84H0Z"
      />
      <path
        className="profile-tree"
        d="m1046 512 26-74 26 74ZM1068 512h8v18h-8ZM1102 516l20-56 20 56ZM1118 516h8v14h-8ZM1372 494l28-80 28 80ZM1396 494h8v20h-8Z"
      />
      <path className="profile-house" d="M1196 450h112v58h-112Z" />
      <path className="profile-roof" d="m1182 454 70-50 70 50-7 10-63-45-63 45Z" />
      <path
        className="profile-window"
        d="M1214 464h20v20h-20ZM1270 464h20v20h-20ZM1243 474h18v34h-18Z"
      />
    </svg>
  );
}
